import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { analyticsProjection } from '../read/facts/analytics.projection.ts';
import { DuckDbFile } from './duckdb-file.ts';
import { FactFile } from './fact-file.ts';
import type { Question } from './question.ts';
import { SerialQueue } from './serial-queue.ts';

/** Answers questions from this process's DuckDB file. */
@Injectable()
export class AnalyticsStore {
  private readonly queue = new SerialQueue();
  private serving: Promise<FactFile> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Rows of a SELECT over the derived tables as of the newest applied event.
   * @throws DomainError unavailable while the file is built, and for a question that takes too long
   */
  async ask<Row extends object>(
    { sql }: Question,
    parameters: Readonly<Record<string, string | number>> = {},
  ): Promise<readonly Row[]> {
    this.serving ??= this.open();
    const file = await this.serving;
    await file.derive();
    return file.rows<Row>(sql, parameters);
  }

  private async open(): Promise<FactFile> {
    const folder = join(this.config.dataDir, 'analytics');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const opened = await DuckDbFile.open(join(folder, '1.duckdb'), join(folder, '1.temp'));
    const file = new FactFile(opened, analyticsProjection, this.queue);
    if ((await file.readState()) === undefined) await file.create(0);
    return file;
  }
}
