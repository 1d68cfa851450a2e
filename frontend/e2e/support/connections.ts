import { expect, test as journey, type Page } from '@playwright/test';
import { startFreshApp } from '../../../scripts/start/fresh-app.mjs';
import { type GarminStandIn, startGarminStandIn } from '../../../scripts/stand-ins/garmin/start-garmin.ts';
import { recordingAt } from '../../../scripts/stand-ins/sessions/recordings.ts';
import { startStravaStandIn, type StravaStandIn } from '../../../scripts/stand-ins/strava/start-strava.ts';
import { createAccount, signIn } from './accounts.ts';
import { secretsIn } from './secrets-in-log.ts';

interface ConnectedApp {
  readonly url: string;
  readonly dataDir: string;
  readonly strava: StravaStandIn;
  readonly garmin: GarminStandIn;
}

/** Journeys through an app of their own that is connected to the stand-ins for Strava and Garmin. */
export const test = journey.extend<object, { app: ConnectedApp }>({
  app: [
    async ({}, use) => {
      const strava = await startStravaStandIn();
      const garmin = await startGarminStandIn();
      const app = await startFreshApp({
        settings: {
          ...strava.settings,
          ...garmin.settings,
          GUESS_LIMIT_FACTOR: '50',
          RATE_LIMIT_FACTOR: '50',
          NODE_ENV: 'development',
          LOG_LEVEL: 'debug',
        },
      });
      strava.state.client.redirectUris = [`${app.url}/connect/strava/callback`];
      await use({ url: app.url, dataDir: app.dataDir, strava, garmin });
      await app.stop();
      await Promise.all([strava.stop(), garmin.stop()]);
      expect(secretsIn(app.said())).toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

const DAY_MS = 86_400_000;
/** 8:30 AM in California. */
const FIRST_MORNING = Date.UTC(2026, 5, 14, 15, 30);

/** Start of the session on the nth morning before the newest. */
const morning = (nth: number) => FIRST_MORNING - nth * DAY_MS;
const surfed = (nth: number) =>
  recordingAt({ surfType: 'traveling_waves', seed: 60 + (nth % 4), minutes: 25 }, morning(nth));

/** A new person who is logged in. */
export async function newPerson(page: Page, { dataDir }: ConnectedApp): Promise<void> {
  await signIn(page, await createAccount(page.request, dataDir));
}

/** An athlete with this many surf sessions, the newest named 'Morning 1'. */
export function addAthlete({ strava: { world } }: ConnectedApp, sessions: number) {
  const athlete = world.addAthlete();
  const activities = Array.from({ length: sessions }, (_, nth) =>
    world.addActivity({ athlete, name: `Morning ${nth + 1}`, track: surfed(nth), distance: 2900 }),
  );
  return { athlete, activities, name: `${athlete.firstname} ${athlete.lastname}` };
}

/** A Garmin account with this many surf sessions, the newest named 'Morning 1'. */
export function addSurfer(
  { garmin: { world } }: ConnectedApp,
  sessions: number,
  chosen: Parameters<typeof world.addAccount>[0] = {},
) {
  const account = world.addAccount(chosen);
  const activities = Array.from({ length: sessions }, (_, nth) =>
    world.addActivity({
      account,
      name: `Morning ${nth + 1}`,
      track: surfed(nth),
      distance: 2900,
      device: 'Forerunner 945',
    }),
  );
  return { account, activities };
}

/** Connects on Strava's page, opened from the settings, as this athlete. */
export async function connectStrava(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect with Strava' }).click();
  await page.getByLabel('Athlete').selectOption(name);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByText('Strava connected successfully')).toBeVisible();
}

export async function connectGarmin(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect Garmin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Garmin' });
  await dialog.getByLabel('Garmin email').fill(email);
  await dialog.getByLabel('Garmin password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  return dialog;
}

/** Opens a tab of the sync page and lists what the select says. */
export async function sync(page: Page, tab: 'Garmin Connect' | 'Strava', what: string) {
  await page.goto('/sync');
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  await panel.getByLabel('Activities to sync').selectOption(what);
  await panel.getByRole('button', { name: 'Sync' }).click();
  return panel;
}
