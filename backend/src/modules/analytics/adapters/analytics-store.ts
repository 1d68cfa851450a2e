import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { unavailable } from './duckdb-failure.ts';
import { DuckDbProjection } from './duckdb-projection.ts';
import type { Question } from './question.ts';

type Answer = readonly object[];

const MAX_ANSWERS = 500;
const TIMEOUT_MS = 10_000;

/** Answers questions from this process's DuckDB file, one at a time. */
@Injectable()
export class AnalyticsStore {
  protected readonly timeoutMs: number = TIMEOUT_MS;
  /** Answers by question and parameters, of the position and generation in `answeredAt`. */
  private readonly answers = new Map<string, Answer>();
  private answeredAt = '';

  constructor(private readonly projection: DuckDbProjection) {}

  /**
   * Rows of a SELECT over the derived tables as of the newest applied event.
   * @throws DomainError unavailable while the file is built, and for a question that takes too long
   */
  async ask<Row extends object>(
    { name, sql }: Question,
    parameters: Readonly<Record<string, string | number>> = {},
  ): Promise<readonly Row[]> {
    const key = JSON.stringify([name, sql, parameters]);
    const signal = AbortSignal.timeout(this.timeoutMs);
    const asked = this.projection.ask(async (file) => {
      this.forgetUnlessAt(JSON.stringify([file.state?.generation, String(file.state?.position)]));
      const answer = this.answers.get(key) ?? (await file.rows<Row>(sql, parameters, signal));
      this.remember(key, answer);
      return answer as readonly Row[];
    });
    const answer = await Promise.race([asked, rejectionAt(signal)]).catch((error: unknown) => {
      throw signal.aborted ? tookTooLong(error) : error;
    });
    if (answer === undefined) throw unavailable();
    return answer;
  }

  private forgetUnlessAt(position: string): void {
    if (this.answeredAt !== position) this.answers.clear();
    this.answeredAt = position;
  }

  /** The least recently used is evicted first. */
  private remember(key: string, answer: Answer): void {
    this.answers.delete(key);
    this.answers.set(key, answer);
    if (this.answers.size > MAX_ANSWERS) this.answers.delete(this.answers.keys().next().value as string);
  }
}

function rejectionAt(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

const tookTooLong = (cause: unknown) =>
  new DomainError('unavailable', 'This took too long to calculate. Please try again in a minute.', {
    isExpected: true,
    retryAfterSeconds: 60,
    cause,
  });
