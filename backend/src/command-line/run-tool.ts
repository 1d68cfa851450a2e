import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import type { Infrastructure } from '../kernel/kernel.module.ts';
import { Kernel } from '../kernel/kernel.ts';
import { NestLogger } from '../platform/logging/nest-logger.ts';
import type { EarlyContext, Tool } from './tool.ts';

/** Runs a command in an application of its own, without its background parts, and closes the event store. */
export async function runTool(
  tool: Tool,
  infrastructure: Infrastructure,
  context: EarlyContext,
): Promise<void> {
  try {
    const module = AppModule.on(tool.on?.(infrastructure) ?? infrastructure);
    const logger = new NestLogger(infrastructure.log);
    const app = await NestFactory.createApplicationContext(module, { logger, abortOnError: false });
    const kernel = app.get(Kernel);
    try {
      if (tool.preparesDatabase) kernel.register();
      else await kernel.prepare();
      await tool.run({ ...context, app });
    } finally {
      await kernel.stop();
      await app.close();
    }
  } finally {
    await infrastructure.eventStore.close();
  }
}
