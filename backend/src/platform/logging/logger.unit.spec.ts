import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';
import { NestLogger } from './nest-logger.ts';

function logging() {
  const lines: string[] = [];
  return { lines, logger: createLogger('info', { write: (line) => void lines.push(line) }) };
}

describe('createLogger', () => {
  it('redacts fields with secrets or coordinates', () => {
    const { lines, logger } = logging();
    logger.info(
      { password: 'one', body: { token: 'two', email: 'three' }, point: { latitude: 4.444 } },
      'sent',
    );
    expect(lines.join('')).not.toMatch(/one|two|three|4\.444/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', msg: 'sent', password: '[hidden]' });
  });

  it('logs message, code and cause of an error and omits row values attached by drivers', () => {
    const { lines, logger } = logging();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(a@b.example)',
    });
    logger.error({ err: new Error('registering failed', { cause }) }, 'failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: {
        type: 'Error',
        message: 'registering failed',
        cause: { code: '23505', message: 'duplicate key' },
      },
    });
    expect(lines.join('')).not.toContain('a@b.example');
  });

  it("logs Nest's messages with their context", () => {
    const { lines, logger } = logging();
    new NestLogger(logger).warn('late', 'FileSweep');
    new NestLogger(logger).debug('not asked for', 'FileSweep');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'warn', msg: 'late', context: 'FileSweep' }),
    ]);
  });
});
