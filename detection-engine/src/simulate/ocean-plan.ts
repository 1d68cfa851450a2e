import type { Random } from './random.ts';

export type Craft = 'shortboard' | 'longboard' | 'bodyboard' | 'sup' | 'kayak' | 'foil';
/** What the person is out for; all but `surf` have no rides. */
export type Outing = 'surf' | 'paddling tour' | 'walk' | 'run' | 'bicycle' | 'car';

/** Optional parts of a simulated ocean session. */
export interface OceanPlan {
  readonly craft: Craft;
  readonly outing: Outing;
  /** The sport that the file names; null for none. */
  readonly sport: string | null;
  /** False for a session with missed waves only. */
  readonly rides: boolean;
  readonly rip: boolean;
  readonly drive: boolean;
  readonly jog: boolean;
  readonly tow: boolean;
  /** Speed of paddling out and touring in km/h; null to draw one for each way out. */
  readonly paddling: number | null;
  /** A foil links waves to flights of one to five minutes. */
  readonly longFlights: boolean;
}

export function drawOceanPlan(random: Random): OceanPlan {
  const craft = random.pick<Craft>([
    'shortboard',
    'shortboard',
    'longboard',
    'bodyboard',
    'sup',
    'kayak',
    'foil',
  ]);
  return {
    craft,
    outing: 'surf',
    sport: 'surfing',
    rides: !random.chance(0.07),
    rip: random.chance(0.35),
    drive: random.chance(0.25),
    jog: random.chance(0.25),
    tow: craft !== 'foil' && random.chance(0.06),
    paddling: null,
    longFlights: false,
  };
}

/** The sport that a file of an outing names when it says it. */
const SPORTS: Readonly<Record<Outing, string>> = {
  surf: 'surfing',
  'paddling tour': 'stand up paddleboarding',
  walk: 'walking',
  run: 'running',
  bicycle: 'cycling',
  car: 'driving',
};
const CRUISE: Partial<Record<Craft, readonly [low: number, high: number]>> = {
  kayak: [5.5, 7.3],
  sup: [4.5, 6.5],
};

/**
 * An outing in hard water; `outing` is given or drawn: nine in ten are for surf, the others tours and walks.
 * Three files in five name the sport, the others name surfing or none.
 */
export function drawHardOceanPlan(random: Random, given?: Outing): OceanPlan {
  const plan = drawOceanPlan(random);
  const drawn = random.chance(0.9) ? 'surf' : random.pick<Outing>(['paddling tour', 'paddling tour', 'walk']);
  const outing = given ?? drawn;
  const cruise = outing === 'paddling tour' ? ([6, 7.5] as const) : CRUISE[plan.craft];
  return {
    ...plan,
    outing,
    rides: plan.rides && outing === 'surf',
    rip: plan.rip && outing === 'surf',
    sport: random.chance(0.6) ? SPORTS[outing] : random.pick([null, 'surfing']),
    paddling: cruise !== undefined && random.chance(0.7) ? random.between(...cruise) : null,
    longFlights: plan.craft === 'foil' && random.chance(0.7),
  };
}
