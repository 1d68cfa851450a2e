import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger.ts';

/** Contexts that log hundreds of lines at each start; lowered to debug. */
const VERBOSE_CONTEXTS = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Adapts Nest's LoggerService to pino. Nest passes the context's name as the last extra argument. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(VERBOSE_CONTEXTS.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'info' | 'warn' | 'error' | 'debug', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const fields = typeof context === 'string' ? { context } : {};
    if (message instanceof Error) this.logger[level]({ ...fields, err: message }, message.message);
    else this.logger[level](fields, String(message));
  }
}
