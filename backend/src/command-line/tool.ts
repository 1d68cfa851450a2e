import type { INestApplicationContext } from '@nestjs/common';
import type { Infrastructure } from '../kernel/kernel.module.ts';

export interface ToolContext {
  readonly app: INestApplicationContext;
  readonly args: readonly string[];
  /** Prints a sentence to the terminal. */
  readonly say: (sentence: string) => void;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** A command of the command line. */
export interface Tool {
  /** Name and arguments, such as `admin grant EMAIL`. */
  readonly usage: string;
  /** Replaces parts of the infrastructure for this command. @throws UsageError where it can't run on it */
  on?(infrastructure: Infrastructure): Infrastructure;
  /** @throws UsageError for invalid arguments */
  run(context: ToolContext): Promise<void>;
}

/** Invalid arguments; the usage is printed with the message. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
