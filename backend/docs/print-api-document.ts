/** Prints the OpenAPI document; needs no database, since Nest only reads the classes in preview mode. */
import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.ts';
import { apiDocument } from '../src/platform/http/openapi/api-document.ts';
import type { Infrastructure } from '../src/kernel/kernel.module.ts';

const nothing = { config: { secretKeys: [randomBytes(32)] } } as unknown as Infrastructure;
const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(nothing), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix('api');
await app.init();
process.stdout.write(JSON.stringify(apiDocument(app)));
