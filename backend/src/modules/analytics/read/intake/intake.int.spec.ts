import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  drawnPeople,
  drawnPeriod,
  drawnRefusals,
  drawnSyncFailures,
  DrawnTables,
} from '../../testing/drawn-tables.ts';
import {
  acceptedAnswer,
  type AcceptedRow,
  acceptedUploads,
  failedAnswer,
  failedSyncs,
  type FailureRow,
  refusedUploads,
} from './intake.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

/** How often each kind occurs. */
function tally(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

const isIn = (month: string, { from, to }: { from: string; to: string }) =>
  from <= `${month}-01` && `${month}-01` <= to;

describe('the intake', () => {
  it('counts accepted and refused uploads a month, like a fold over them', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, drawnRefusals, drawnPeriod, async (people, refusals, period) => {
        await tables.fill(people, refusals);
        const accepted = await tables.ask<AcceptedRow>(acceptedUploads, period);
        const sessions = people.flatMap((person, id) =>
          person.sessions.map((session) => ({ ...session, id })),
        );
        const inPeriod = sessions.filter(({ month }) => isIn(month, period));
        expect(new Map(accepted.map((row) => [`${row.month} ${row.source}`, row.uploads]))).toEqual(
          tally(inPeriod.map(({ month, source }) => `${month} ${source}`)),
        );
        for (const row of accepted) {
          const here = inPeriod.filter(({ month, source }) => month === row.month && source === row.source);
          expect(row.people).toBe(new Set(here.map(({ id }) => id)).size);
        }
        const refused = await tables.ask<Record<string, string> & { uploads: number }>(
          refusedUploads,
          period,
        );
        expect(
          new Map(refused.map((row) => [`${row['month']} ${row['format']} ${row['reason']}`, row.uploads])),
        ).toEqual(
          tally(
            refusals
              .filter(({ day }) => isIn(day.slice(0, 7), period))
              .map(({ day, format, reason }) => `${day.slice(0, 7)} ${format} ${reason}`),
          ),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('counts failed syncs by service and reason, like a fold over them, without those of erased people', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, drawnSyncFailures, drawnPeriod, async (people, failures, period) => {
        await tables.fill(people, [], failures);
        const counted = failures.filter(
          ([person, day]) => person < people.length && isIn(day.slice(0, 7), period),
        );
        const rows = await tables.ask<FailureRow>(failedSyncs, period);
        const kind = (service: string, reason: string) => `${service} ${reason}`;
        expect(new Map(rows.map((row) => [kind(row.service, row.reason), row.failures]))).toEqual(
          tally(counted.map(([, , service, reason]) => kind(service, reason))),
        );
        for (const row of rows) {
          const of = counted.filter(([, , ...what]) => kind(...what) === kind(row.service, row.reason));
          expect(row.people).toBe(new Set(of.map(([person]) => person)).size);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('hides failed syncs of few people', () => {
    const row = { service: 'garmin', reason: 'throttled' };
    const answer = failedAnswer([
      { ...row, people: 4, failures: 90 },
      { ...row, people: 5, failures: 7 },
    ]);
    expect(answer.map(({ failures, hidden }) => hidden ?? failures)).toEqual(['few_people', 7]);
  });

  it('hides uploads of few people, and a source that gives them away', () => {
    const rows: AcceptedRow[] = [
      { month: '2024-01', source: 'GARMIN', people: 2, uploads: 90 },
      { month: '2024-01', source: 'MANUAL', people: 30, uploads: 60 },
      { month: '2024-01', source: 'STRAVA', people: 20, uploads: 70 },
      { month: '2024-02', source: 'MANUAL', people: 31, uploads: 64 },
    ];
    expect(acceptedAnswer(rows).map(({ uploads, hidden }) => hidden ?? uploads)).toEqual([
      'few_people',
      'reveals_few',
      70,
      64,
    ]);
  });
});
