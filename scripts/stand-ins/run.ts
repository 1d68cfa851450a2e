/** Starts the stand-ins for Strava, Garmin, intervals.icu and an identity provider with made-up people, and the one for Open-Meteo, for trying them on a laptop. */
import { parseArgs } from 'node:util';
import { onShutdownSignal } from '../start/on-shutdown-signal.mjs';
import { addMadeUpSurfer } from './garmin/made-up-surfer.ts';
import { startGarminStandIn } from './garmin/start-garmin.ts';
import { addMadeUpAthlete } from './intervals/made-up-athlete.ts';
import { startIntervalsStandIn } from './intervals/start-intervals.ts';
import { startOidcStandIn } from './oidc/start-oidc.ts';
import { addMadeUpAthletes } from './strava/made-up-athletes.ts';
import { startStravaStandIn } from './strava/start-strava.ts';
import { startWeatherStandIn } from './weather/start-weather.ts';

const { values } = parseArgs({
  options: {
    /** First of seven ports. */
    port: { type: 'string', default: '4010' },
    /** Addresses of the app that authorization may lead back to. */
    app: {
      type: 'string',
      multiple: true,
      default: ['3000', '5173'].flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]),
    },
  },
});
const port = Number(values.port);
const redirectUris = (path: string) => values.app.map((address) => new URL(path, address).href);
const { strava, garmin, intervals, weather, oidc } = await start().catch((error: unknown) => {
  const { code, port: used } = error as { code?: string; port?: number };
  if (code !== 'EADDRINUSE') throw error;
  console.error(`Port ${used ?? port} is in use. Choose the first of seven free ones with --port.`);
  process.exit(1);
});
addMadeUpAthletes(strava.world, Date.now());
const { apiKey } = addMadeUpAthlete(intervals.world, Date.now());
oidc.issuer.people = [
  { sub: 'p-kai', email: 'kai@house.example', email_verified: true, groups: ['surfers', 'admins'] },
  { sub: 'p-lani', email: 'lani@house.example', email_verified: true, groups: ['surfers'] },
  { sub: 'p-noe', email: 'noe@house.example' },
];
const surfer = addMadeUpSurfer(garmin.world, Date.now());
garmin.signIns.onCode = ({ email, code }) => console.log(`MFA code for ${email}: ${code}`);
const settings = Object.entries({
  ...strava.settings,
  ...garmin.settings,
  ...intervals.settings,
  ...weather.settings,
  ...oidc.settings,
  OIDC_NAME: 'House',
  OIDC_ADMIN_GROUP: 'admins',
});

console.log(`Stand-ins for Strava, Garmin, intervals.icu, Open-Meteo and an identity provider. Start Rideline with these settings in another terminal:

NODE_ENV=development \\
${settings.map(([name, value]) => `${name}='${value}'`).join(' \\\n')} \\
npm start

Strava: press Authorize on the page that opens.
Garmin: ${surfer.email} / ${surfer.password}; the MFA code appears below when you log in.
intervals.icu: the API key ${apiKey}
Ctrl-C stops them.
`);

onShutdownSignal(() => {
  const stopped = [strava, garmin, intervals, weather, oidc].map((standIn) => standIn.stop());
  void Promise.all(stopped).then(() => process.exit(0));
});

async function start() {
  return {
    strava: await startStravaStandIn({
      port,
      client: { redirectUris: redirectUris('/connect/strava/callback') },
    }),
    garmin: await startGarminStandIn({ ports: [port + 1, port + 2, port + 3] }),
    intervals: await startIntervalsStandIn({ port: port + 4 }),
    weather: await startWeatherStandIn({ port: port + 5 }),
    oidc: await startOidcStandIn({ port: port + 6, client: { redirectUris: redirectUris('/login/oidc') } }),
  };
}
