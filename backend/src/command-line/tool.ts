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

/** What a command has before the database is opened. */
export type EarlyContext = Omit<ToolContext, 'app'>;

/** A command of the command line. */
export interface Tool {
  /** Name and arguments, such as `admin grant EMAIL`. */
  readonly usage: string;
  /** Replaces parts of the infrastructure for this command. @throws UsageError where it can't run on it */
  on?(infrastructure: Infrastructure): Infrastructure;
  /** Runs before the settings are read and the database is opened; true if nothing is left to do. */
  before?(context: EarlyContext): Promise<boolean>;
  /** The command applies the migrations itself. */
  readonly preparesDatabase?: true;
  /** @throws UsageError for invalid arguments */
  run(context: ToolContext): Promise<void>;
}

/** Invalid arguments; the usage is printed with the message. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
