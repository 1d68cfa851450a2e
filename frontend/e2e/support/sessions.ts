import { expect, type APIRequestContext, type Page } from '@playwright/test';
import {
  encodeTrackFile,
  epochMillis,
  type RecordedTrack,
  simulateSession,
  type TrackFormat,
} from '@rideline/detection-engine';
import { chooseUsername } from './accounts.ts';

interface Simulation {
  readonly seed: number;
  readonly minutes?: number;
  readonly format?: TrackFormat;
  readonly surfType?: 'traveling_waves' | 'standing_waves';
  /** When the recording starts; each seed has a morning of its own by default. */
  readonly start?: string;
  /** Moves the start to this latitude, in degrees. */
  readonly latitude?: number;
  /** Moves the start to this longitude, in degrees. */
  readonly longitude?: number;
  /** Ends with ten minutes on the road at 55 km/h. */
  readonly hasDriveHome?: boolean;
}

/** Shifts a track along its parallel or meridian. */
function movedTo(longitude: number | undefined, degrees: Float64Array): Float64Array {
  if (longitude === undefined) return degrees;
  const first = degrees.find((value) => !Number.isNaN(value)) ?? 0;
  return degrees.map((value) => ((((value - first + longitude + 180) % 360) + 360) % 360) - 180);
}

const DRIVE_S = 600;

/** The recording, and a point each second on the way home. */
function withDriveHome(surfed: RecordedTrack): RecordedTrack {
  const { length } = surfed;
  const lastOf = (column: Float64Array) => column.findLast((value) => !Number.isNaN(value)) ?? 0;
  const longer = (column: Float64Array, step: number) =>
    Float64Array.from({ length: length + DRIVE_S }, (_, row) =>
      row < length ? (column[row] ?? 0) : lastOf(column) + (row - length + 1) * step,
    );
  return {
    ...surfed,
    length: length + DRIVE_S,
    time: longer(surfed.time, 1000),
    latitude: longer(surfed.latitude, 0.00012),
    longitude: longer(surfed.longitude, 0.00008),
    recordedSpeed: longer(surfed.recordedSpeed, Number.NaN),
    recordedDistance: longer(surfed.recordedDistance, Number.NaN),
  };
}

/** Epoch ms; sessions of different days are never taken for recordings of one. */
const morningOf = (seed: number) => Date.UTC(2025, 5, 14 + (seed % 300), 14, 30);

/** A simulated session as a track file. The same seed gives the same file. */
export function simulatedFile({
  seed,
  minutes = 45,
  format = 'gpx',
  surfType = 'traveling_waves',
  start,
  latitude,
  longitude,
  hasDriveHome = false,
}: Simulation) {
  const { recorded: simulated } = simulateSession({
    surfType,
    seed,
    durationMinutes: minutes,
    startTime: epochMillis(start === undefined ? morningOf(seed) : Date.parse(start)),
  });
  const surfed = hasDriveHome ? withDriveHome(simulated) : simulated;
  const recorded = {
    ...surfed,
    latitude: movedTo(latitude, surfed.latitude),
    longitude: movedTo(longitude, surfed.longitude),
  };
  return {
    name: `simulated-${seed}.${format}`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      encodeTrackFile(recorded, format, { sport: 'surfing', name: `simulated-${seed} session` }),
    ),
  };
}

/** Uploads a simulated session over HTTP and returns its url_hash. */
export async function uploadSession(
  request: APIRequestContext,
  token: string,
  simulation: Simulation,
): Promise<string> {
  const answer = await request.post('/api/analyze', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      tcx_file: simulatedFile(simulation),
      surf_type: simulation.surfType === 'standing_waves' ? 'skookumchuck' : 'ocean',
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { url_hash: string }).url_hash;
}

/** Shares a session of an account that has no username yet, and returns the username it gets. */
export async function shareSession(
  request: APIRequestContext,
  token: string,
  urlHash: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const username = await chooseUsername(request, token);
  const shared = await request.put(`/api/activities/${urlHash}`, { headers, data: { is_public: true } });
  expect(shared.status()).toBe(200);
  return username;
}

/** Opens a session and waits for its rides. */
export async function openSession(page: Page, urlHash: string): Promise<void> {
  await page.goto(`/activity/${urlHash}`);
  await expect(page.locator('tr[data-ride]').first()).toBeVisible({ timeout: 20_000 });
}
