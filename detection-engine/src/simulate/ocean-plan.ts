import type { Random } from './random.ts';

export type Craft = 'shortboard' | 'longboard' | 'bodyboard' | 'sup' | 'kayak' | 'foil';

/** Optional parts of a simulated ocean session. */
export interface OceanPlan {
  readonly craft: Craft;
  /** False for a session with missed waves only. */
  readonly rides: boolean;
  readonly rip: boolean;
  readonly drive: boolean;
  readonly jog: boolean;
  readonly tow: boolean;
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
    rides: !random.chance(0.07),
    rip: random.chance(0.35),
    drive: random.chance(0.25),
    jog: random.chance(0.25),
    tow: craft !== 'foil' && random.chance(0.06),
  };
}
