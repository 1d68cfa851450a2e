import type { INestApplicationContext } from '@nestjs/common';

export interface ToolContext {
  readonly app: INestApplicationContext;
  readonly args: readonly string[];
  /** Takes plain sentences for whoever sits at the terminal. */
  readonly say: (sentence: string) => void;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** One thing the command line does. */
export interface Tool {
  /** How it is called, such as `admin grant EMAIL`. */
  readonly usage: string;
  /** @throws UsageError for arguments it can't use */
  run(context: ToolContext): Promise<void>;
}

/** The arguments don't fit: the usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
