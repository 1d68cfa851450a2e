/**
 * Sports on the water by board, boat or foil, as Strava and Garmin name them: keys of their formats, and names in the
 * languages of accounts. "surf" covers wind, kite and river surfing in most of them.
 */
const SURF = [
  /surf|kite|foil|wakeboard|bodyboard/,
  /stand.?up|\bsup\b|\bsuppen\b|stehpaddel|paddle.?board|paddl|pagai|pádel surf/,
  /kayak|kajak|caiaque|каяк|байдар|piragüismo/,
];
const WATER = [
  ...SURF,
  /cano(e|a|ë|ing)|kanu|kano\b|каноэ/,
  /sail(?!plane)|segel|\bvoile|\bvela\b|żeglarstwo|zeilen|segling|sejlads|парус/,
  /\browing|rudern|aviron|\bremo\b|canottaggio|roeien|rodd\b|roning|гребл|wioślar/,
  /rafting|boating|water.?ski/,
  /サーフィン|パドリング|パドル|カヤック|カヌー|セーリング|ボート/,
  /冲浪|衝浪|桨板|槳板|立式|皮划艇|皮艇|独木舟|獨木舟|帆船|赛艇|划船/,
  /서핑|패들|카약|카누|요트|세일링|조정/,
  /с[её]рф|сапборд/,
];
/** Machines and streets with the same words. */
const DRY = /indoor|virtual|virtuell|machine|skate|snow|sand/;

const isOneOf =
  (patterns: readonly RegExp[]) =>
  (type: string): boolean => {
    const plain = type.toLowerCase().replaceAll('_', ' ');
    return !DRY.test(plain) && patterns.some((pattern) => pattern.test(plain));
  };

export const isWaterSport = isOneOf(WATER);

/** Surfing, stand-up paddling and kayaking, as services name them. */
export const isSurfSport = isOneOf(SURF);

/** 'stand_up_paddleboarding' -> 'Stand up paddleboarding' */
export function sportLabel(type: string): string {
  const words = type.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of a recording that names a sport on land. */
export const noSurfSession = (sport: string): string => `Recorded as ${sport}: no surf session`;
