import type { DistanceUnit, Random, SpeedUnit, SurfType } from '@rideline/detection-engine';
import type { Source } from '../../modules/activities/command-line.ts';
import type { VesselType } from '../../modules/vessels/command-line.ts';

/** What a made-up person tends to do. */
export interface Character {
  readonly proves: boolean;
  readonly username: string | undefined;
  readonly units: { readonly distanceUnit: DistanceUnit; readonly speedUnit: SpeedUnit };
  readonly surfType: SurfType;
  readonly vessels: readonly VesselType[];
  readonly source: Source;
  readonly device: string;
  /** Sessions a month in an average season; 0 for somebody who never uploads. */
  readonly sessionsPerMonth: number;
  /** Months from the registration to the last session. */
  readonly months: number;
  /** A break between two sessions, in months after the registration. */
  readonly pause: { readonly from: number; readonly to: number } | undefined;
  readonly sharesOf: number;
  readonly wantsKey: boolean;
  readonly erases: boolean;
}

type Shares<Value extends string> = Readonly<Partial<Record<Value, number>>>;

const OCEAN: Shares<VesselType> = {
  surfboard: 58,
  sup_board: 13,
  foil: 9,
  bodyboard: 8,
  surfski: 4,
  surf_kayak: 4,
  sea_kayak: 3,
  other: 1,
};
const RIVER: Shares<VesselType> = {
  whitewater_kayak: 58,
  surf_kayak: 22,
  sup_board: 10,
  surfboard: 7,
  other: 3,
};
const SOURCE_SHARES = { MANUAL: 50, GARMIN: 31, STRAVA: 19 } satisfies Shares<Source>;
const DEVICES: Readonly<Record<keyof typeof SOURCE_SHARES, readonly string[]>> = {
  MANUAL: ['Garmin fenix 7', 'COROS PACE 3', 'Suunto Race', 'Apple Watch Ultra', 'Polar Vantage V3'],
  GARMIN: ['Garmin fenix 7', 'Garmin Instinct 2', 'Garmin Forerunner 965', 'Garmin epix'],
  STRAVA: ['Strava for iOS', 'Strava for Android'],
};
const FIRST_NAMES = [
  'salty',
  'glassy',
  'dawn',
  'kelp',
  'fog',
  'tide',
  'foam',
  'sandy',
  'mellow',
  'stoked',
  'north',
];
const LAST_NAMES = [
  'otter',
  'pelican',
  'seal',
  'heron',
  'peak',
  'swell',
  'reef',
  'point',
  'raven',
  'orca',
  'drift',
];

export function drawCharacter(random: Random, person: number): Character {
  const isFounder = person === 0;
  const onRiver = random.chance(0.2);
  const fleet = onRiver ? RIVER : OCEAN;
  const source = pickBy(random, SOURCE_SHARES);
  const months = isFounder ? Infinity : random.around(15, 1, 0.3, 72);
  const pauseFrom = random.between(0.2, 0.6) * Math.min(months, 24);
  return {
    proves: isFounder || random.chance(0.9),
    username:
      isFounder || random.chance(0.62)
        ? `${random.pick(FIRST_NAMES)}_${random.pick(LAST_NAMES)}${person}`
        : undefined,
    units: {
      distanceUnit: pickBy(random, { meters: 64, feet: 23, yards: 13 }),
      speedUnit: pickBy(random, { 'km/h': 61, mph: 32, 'm/s': 7 }),
    },
    surfType: onRiver ? 'standing_waves' : 'traveling_waves',
    vessels: Array.from({ length: random.pick([0, 1, 1, 1, 2, 3]) }, () => pickBy(random, fleet)),
    source,
    device: random.pick(DEVICES[source]),
    sessionsPerMonth: !isFounder && random.chance(0.13) ? 0 : random.around(1.2, 0.8, 0.1, 7),
    months,
    pause:
      months > 6 && random.chance(0.25)
        ? { from: pauseFrom, to: pauseFrom + random.between(4, 11) }
        : undefined,
    sharesOf: random.pick([0, 0, 0.1, 0.3]),
    wantsKey: random.chance(0.22),
    erases: !isFounder && random.chance(0.06),
  };
}

function pickBy<Value extends string>(random: Random, shares: Shares<Value>): Value {
  const entries = Object.entries(shares) as [Value, number][];
  let left = random.unit() * entries.reduce((sum, [, share]) => sum + share, 0);
  return entries.find(([, share]) => (left -= share) < 0)?.[0] ?? entries[0]![0];
}
