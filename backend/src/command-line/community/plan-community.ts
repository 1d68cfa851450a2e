import { Random } from '@rideline/detection-engine';
import { type Character, drawCharacter } from './character.ts';
import type { Deed, Moment } from './moment.ts';

export interface CommunityPlan {
  readonly people: number;
  readonly seed: number;
  /** End of the made-up history. */
  readonly until: Date;
}

const YEARS = 4;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30.44 * DAY_MS;
/** How much is surfed from January to December, on average 1: swell comes in winter, the big tides in spring. */
const SEASONS = {
  traveling_waves: [1.5, 1.4, 1.2, 0.9, 0.7, 0.5, 0.5, 0.6, 0.8, 1.1, 1.3, 1.5],
  standing_waves: [0.6, 0.7, 1.1, 1.4, 1.5, 1.3, 1, 0.9, 1.1, 1.1, 0.8, 0.5],
} as const;
const HIGH_SEASON = 1.5;

/** The deeds of a made-up community in the order of time. The same plan gives the same deeds. */
export function planCommunity({ people, seed, until }: CommunityPlan): readonly Moment[] {
  const random = new Random(seed);
  const start = until.getTime() - YEARS * 12 * MONTH_MS;
  const moments = Array.from({ length: people }, (_, person) => {
    const own = random.fork();
    const character = drawCharacter(own, person);
    const joined = person === 0 ? start : drawJoining(own, start, until.getTime());
    return planLife(own, character, joined, until.getTime())
      .filter(({ at }) => at < until.getTime())
      .map(({ at, deed }) => ({ at: new Date(at), person, deed }));
  });
  return moments.flat().sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Ever more people join, most of them before the season. */
function drawJoining(random: Random, start: number, end: number): number {
  for (;;) {
    const at = start + (end - start) * random.unit() ** 0.55;
    if (isInSeason(random, 'traveling_waves', at)) return at;
  }
}

function isInSeason(random: Random, surfType: Character['surfType'], at: number): boolean {
  return random.chance(SEASONS[surfType][new Date(at).getUTCMonth()]! / HIGH_SEASON);
}

interface Step {
  readonly at: number;
  readonly deed: Deed;
}

function planLife(random: Random, character: Character, joined: number, end: number): readonly Step[] {
  const steps: Step[] = [{ at: joined, deed: { what: 'register' } }];
  if (!character.proves) return steps;
  const proven = joined + random.around(10, 1.5, 1, 900) * MINUTE_MS;
  const soon = (days: number) => proven + random.between(0.001, days) * DAY_MS;
  steps.push({ at: proven, deed: { what: 'verify' } });
  const { distanceUnit, speedUnit } = character.units;
  if (distanceUnit !== 'meters' || speedUnit !== 'km/h') {
    steps.push({ at: soon(3), deed: { what: 'prefer', distanceUnit, speedUnit } });
  }
  const { username } = character;
  if (username !== undefined) steps.push({ at: soon(1), deed: { what: 'chooseUsername', username } });
  if (character.wantsKey) steps.push({ at: soon(60), deed: { what: 'getKey' } });
  character.vessels.forEach((vesselType, vessel) => {
    steps.push({ at: proven + (vessel + 1) * HOUR_MS, deed: { what: 'addVessel', vesselType } });
  });
  if (random.chance(0.5)) steps.push({ at: soon(30), deed: { what: 'visit' } });
  steps.push(...planSessions(random, character, proven, end));
  const last = Math.max(...steps.map(({ at }) => at));
  if (character.vessels.length > 1 && random.chance(0.15)) {
    steps.push({ at: last + DAY_MS, deed: { what: 'deleteVessel', vessel: 1 } });
  }
  if (character.erases) steps.push({ at: last + random.between(2, 40) * DAY_MS, deed: { what: 'erase' } });
  return steps;
}

function planSessions(random: Random, character: Character, proven: number, end: number): readonly Step[] {
  const { sessionsPerMonth, months, pause, surfType } = character;
  if (sessionsPerMonth === 0) return [];
  const steps: Step[] = [];
  const last = Math.min(end, proven + months * MONTH_MS);
  let session = 0;
  // The first session follows soon; then the season decides.
  for (let at = proven + random.around(1.5, 1.2, 0.2, 60) * DAY_MS; at < last;) {
    const month = (at - proven) / MONTH_MS;
    const isPaused = pause !== undefined && month > pause.from && month < pause.to;
    if (session === 0 || (!isPaused && isInSeason(random, surfType, at))) {
      steps.push(...planSession(random, character, session, at));
      session += 1;
    }
    at += (-Math.log(1 - random.unit()) * MONTH_MS) / (sessionsPerMonth * HIGH_SEASON);
  }
  return steps;
}

function planSession(random: Random, character: Character, session: number, at: number): readonly Step[] {
  const { username, vessels } = character;
  const source = random.chance(0.88) ? character.source : 'MANUAL';
  const later = (days: number) => at + (1 + random.between(0, days)) * DAY_MS;
  const startTime = new Date(at - random.between(0.5, 30) * HOUR_MS);
  const vessel =
    vessels.length > 0 && random.chance(0.8) ? Math.floor(random.unit() * vessels.length) : undefined;
  const steps: Step[] = [
    {
      at,
      deed: {
        what: 'upload',
        session,
        source,
        surfType: random.chance(0.94) ? character.surfType : 'traveling_waves',
        device: character.device,
        startTime,
        durationMinutes: random.between(6, 14),
        seed: Math.floor(random.unit() * 2 ** 31),
        vessel,
      },
    },
  ];
  if (random.chance(0.02)) {
    const fileName = random.pick(['empty.gpx', 'cut.fit', 'places.kml']);
    steps.push({ at: at - MINUTE_MS, deed: { what: 'uploadBroken', fileName } });
  }
  if (random.chance(0.4)) steps.push({ at: later(25), deed: { what: 'visit' } });
  if (random.chance(0.04)) steps.push({ at: at + HOUR_MS, deed: { what: 'mark', session, startTime } });
  if (random.chance(0.03)) {
    steps.push({ at: later(20), deed: { what: 'delete', session } });
  } else if (username !== undefined && source !== 'STRAVA' && random.chance(character.sharesOf)) {
    steps.push({ at: later(2), deed: { what: 'share', session } });
    if (random.chance(0.1)) steps.push({ at: later(2) + 5 * DAY_MS, deed: { what: 'unshare', session } });
  }
  return steps;
}
