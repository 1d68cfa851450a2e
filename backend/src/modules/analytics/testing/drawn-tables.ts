import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pacificDay } from '../../../kernel/clock/pacific-day.ts';
import { DuckDbFile } from '../adapters/duckdb-file.ts';
import type { Question } from '../adapters/question.ts';
import { createDerivedTables } from '../read/facts/derive.ts';
import type { FactValue } from '../read/facts/fact-model.ts';
import { createFactTables } from '../read/facts/fact-tables.ts';
import { monthsOfUse } from './months-of-use.ts';

export interface DrawnPerson {
  readonly registeredAt: Date;
  readonly countedAt: Date | null;
  readonly firstUploadAt: Date | null;
  readonly secondUploadAt: Date | null;
  readonly firstRidesAt: Date | null;
  readonly firstShareAt: Date | null;
  /** Days of use, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** Living ones. */
  readonly sessions: readonly DrawnSession[];
}

export interface DrawnSession {
  /** YYYY-MM */
  readonly month: string;
  readonly source: string;
  readonly rides: number;
  readonly notARide: number;
  readonly missedRide: number;
  readonly points: number;
  readonly bytes: number;
  readonly engine: string;
  readonly device: string | null;
  readonly importMillis: number | null;
}

export interface DrawnRefusal {
  readonly day: string;
  readonly format: string;
  readonly reason: string;
}

const HOUR_MS = 3_600_000;
/** The end of a month in Pacific time, the change of clocks and the leap day, a second before and after. */
const EDGES = [
  '2024-01-01T07:59:59Z',
  '2024-01-01T08:00:00Z',
  '2024-03-01T07:59:59Z',
  '2024-03-01T08:00:00Z',
  '2024-04-01T06:59:59Z',
  '2024-04-01T07:00:00Z',
].map((time) => new Date(time));
/** From the first of November in Pacific time on. */
const time = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.date({ min: new Date('2023-11-01T07:00:00Z'), max: new Date('2024-05-01'), noInvalidDate: true }),
);
const day = time.map(pacificDay);
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
const few = (max: number) => fc.integer({ min: 0, max });

const sessions: fc.Arbitrary<DrawnSession> = fc.record({
  month: day.map((date) => date.slice(0, 7)),
  source: fc.constantFrom('MANUAL', 'GARMIN', 'STRAVA'),
  rides: few(3),
  notARide: few(2),
  missedRide: few(2),
  points: few(20_000),
  bytes: fc.oneof(few(300_000), fc.constantFrom(100_000, 1_000_000, 10_000_000, 10_000_001)),
  engine: fc.constantFrom('1.3.0', '1.4.0'),
  device: fc.constantFrom('garmin', 'apple', null),
  importMillis: sometimes(few(900)),
});

const people: fc.Arbitrary<DrawnPerson> = fc
  .record({
    registeredAt: time,
    hours: fc.tuple(...Array.from({ length: 5 }, () => sometimes(few(2_000)))),
    days: fc.array(day, { maxLength: 6 }),
    sessions: fc.array(sessions, { maxLength: 3 }),
  })
  .map(({ registeredAt, hours, ...person }) => {
    const [countedAt, firstUploadAt, secondUploadAt, firstRidesAt, firstShareAt] = hours.map((after) =>
      after === null ? null : new Date(registeredAt.getTime() + after * HOUR_MS),
    );
    return {
      registeredAt,
      countedAt: countedAt!,
      firstUploadAt: firstUploadAt!,
      secondUploadAt: secondUploadAt!,
      firstRidesAt: firstRidesAt!,
      firstShareAt: firstShareAt!,
      days: person.days,
      sessions: countedAt === null ? [] : person.sessions,
    };
  });

export const drawnPeople = fc.array(people, { maxLength: 12 });

/** Index of the person, day, service and reason of failed syncs; a person beyond the drawn ones was erased. */
export const drawnSyncFailures: fc.Arbitrary<readonly DrawnSyncFailure[]> = fc.array(
  fc.tuple(few(14), day, fc.constantFrom('strava', 'garmin'), fc.constantFrom('throttled', 'unavailable')),
  { maxLength: 20 },
);
type DrawnSyncFailure = readonly [person: number, day: string, service: string, reason: string];

export const drawnRefusals: fc.Arbitrary<readonly DrawnRefusal[]> = fc.array(
  fc.record({
    day,
    format: fc.constantFrom('gpx', 'fit'),
    reason: fc.constantFrom('no_positions', 'quota_reached'),
  }),
  { maxLength: 12 },
);

/** A period around, within or beside what is drawn, as a question takes it. */
export const drawnPeriod = fc
  .tuple(few(8), few(8))
  .map((drawn) =>
    drawn.toSorted((a, b) => a - b).map((months) => monthOf(new Date(Date.UTC(2023, 9 + months, 15)))),
  )
  .map(([from, to]) => ({ from: `${from}-01`, to: `${to}-01` }));

/** The month in California, YYYY-MM. */
export const monthOf = (at: Date): string => pacificDay(at).slice(0, 7);

/** The derived tables without a log behind them. */
export class DrawnTables {
  private constructor(
    private readonly folder: string,
    private readonly file: DuckDbFile,
  ) {}

  static async open(): Promise<DrawnTables> {
    const folder = await mkdtemp(join(tmpdir(), 'rideline-drawn-'));
    const file = await DuckDbFile.open(join(folder, 'drawn.duckdb'), join(folder, 'temp'));
    await file.run(`${createFactTables}\n${createDerivedTables}`);
    return new DrawnTables(folder, file);
  }

  async fill(
    drawn: readonly DrawnPerson[],
    refused: readonly DrawnRefusal[] = [],
    failedSyncs: readonly DrawnSyncFailure[] = [],
  ): Promise<void> {
    for (const table of ['people', 'sessions', 'months_of_use', 'fact_refusal', 'fact_sync_failure']) {
      await this.file.run(`DELETE FROM ${table}`);
    }
    await this.file.append('people', drawn.map(personRow));
    await this.file.append('sessions', drawn.flatMap(sessionRows));
    await this.file.append('months_of_use', drawn.flatMap(monthRows));
    await this.file.append(
      'fact_refusal',
      refused.map(({ day: on, format, reason }) => [0, on, format, reason]),
    );
    await this.file.append(
      'fact_sync_failure',
      failedSyncs.map(([person, on, service, reason]) => [0, person, on, service, reason]),
    );
  }

  ask<Row extends object>({ sql }: Question, parameters: Readonly<Record<string, string>>) {
    return this.file.rows<Row>(sql, parameters);
  }

  async remove(): Promise<void> {
    this.file.close();
    await rm(this.folder, { recursive: true });
  }
}

/** In the order of the columns; those that the questions beyond the contract don't read are empty. */
const personRow = (person: DrawnPerson, id: number): FactValue[] => [
  id,
  person.registeredAt,
  person.countedAt,
  person.countedAt && `${monthOf(person.countedAt)}-01`,
  ...Array.from({ length: 21 }, () => null),
  person.firstUploadAt,
  person.secondUploadAt,
  person.firstRidesAt,
  person.firstShareAt,
];

const sessionRows = ({ sessions: drawn }: DrawnPerson, id: number): FactValue[][] =>
  drawn.map((session) => [
    0,
    id,
    null,
    `${session.month}-01`,
    session.source,
    null,
    null,
    false,
    session.rides,
    session.notARide,
    session.missedRide,
    session.points,
    session.bytes,
    session.engine,
    session.device,
    session.importMillis,
  ]);

function monthRows({ countedAt, days }: DrawnPerson, id: number): FactValue[][] {
  if (countedAt === null) return [];
  const counted = `${monthOf(countedAt)}-01`;
  return monthsOfUse(days, counted).map(({ month, before, after }) => [id, counted, month, before, after]);
}
