import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/** Mocks the list with this many sessions, newest first, one per day. */
export async function listManySessions(page: Page, count: number): Promise<void> {
  const newest = Date.UTC(2026, 5, 14, 14);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: count - index,
    url_hash: `session${index}`,
    activity_name: `Session ${count - index}`,
    activity_time: new Date(newest - index * DAY_MS).toISOString(),
    time_zone: 'America/Los_Angeles',
    place: 'near Half Moon Bay, California',
    upload_time: new Date(newest).toISOString(),
    is_public: index % 3 === 0,
    is_demo: false,
    has_video: index % 4 === 0,
    surf_type: 'traveling_waves',
    surf_vessel_id: (index % 5) + 1,
    surf_vessel: { nickname: `Board ${(index % 5) + 1}`, brand: 'Brand', model: 'Model' },
    source: index % 3 === 1 ? 'GARMIN' : 'MANUAL',
    total_rides: (index * 7) % 60,
    total_attempts: (index * 7) % 60,
    total_tours: 0,
    longest_ride_distance: ((index * 7919) % 100_003) / 100,
    longest_ride_time: (index * 31) % 90,
    longest_tour_distance: null,
    max_speed: ((index * 104_729) % 4001) / 100,
    max_drift_speed: null,
    success_rate: 100,
    rough: { rides: false, attempts: false, tours: false },
    copy_of: null,
    other_sport: null,
    excluded_from_records: false,
  }));
  const body = JSON.stringify(rows);
  await page.route('**/api/activities?**', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.route('**/api/activities/outlines?**', (route) => route.fulfill({ json: [] }));
}
