import type { Page } from '@playwright/test';

const monthsOf = (from: string, to: string): string[] => {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months = Array.from({ length: 120 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
  return months.filter((candidate) => candidate <= to);
};

const counts = {
  sessions: 400,
  without_rides: 18,
  rides: 9000,
  not_a_ride: 108,
  missed_ride: 27,
};
const stored = { sessions: 400, points: 1_440_000, bytes: 62_500_000 };
const times = { imports: 90, median_millis: 40, p95_millis: 1200, p99_millis: 2000 };

const answers: Record<string, (months: readonly string[]) => unknown> = {
  'activation-funnel': () =>
    ['registered', 'verified', 'first_upload', 'first_rides', 'second_session', 'shared'].map(
      (step, index) => ({
        step,
        people: 1200 - 190 * index,
        median_days: index,
      }),
    ),
  cohorts: (months) =>
    months.map((start, row) => ({
      start,
      size: 50,
      active: months.slice(row + 1).map((_, index) => 46 - (index % 40)),
    })),
  intake: (months) => ({
    accepted: months.map((month) => ({ month, source: 'MANUAL', uploads: 120 })),
    refused: months.map((month) => ({ month, format: 'fit', reason: 'bad_checksum', uploads: 3 })),
    failed_syncs: [{ service: 'garmin', reason: 'throttled', failures: 12 }],
  }),
  'detection-health': () => ({
    engines: [{ name: '1.3.0', ...counts }],
    devices: [
      { name: 'garmin', ...counts },
      { name: null, ...counts },
    ],
  }),
  storage: () => [
    { source: 'MANUAL', up_to_bytes: 1_000_000, ...stored, ...times },
    { source: null, up_to_bytes: null, ...stored, ...times },
  ],
};

/** Mocks the insights of a community of thousands in the period asked for. */
export async function answerInsights(page: Page): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) {
    await page.route(`**/api/admin/stats/${question}?**`, (route) => {
      const { searchParams } = new URL(route.request().url());
      const months = monthsOf(searchParams.get('from') ?? '2025-01', searchParams.get('to') ?? '2025-12');
      return route.fulfill({ json: answer(months) });
    });
  }
}
