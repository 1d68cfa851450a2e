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
