import { FIT_MAKERS, FIT_SPORTS, GARMIN_MODELS } from './fit-name-table.ts';

/** A table as a map, which is made when it is first asked for. */
function lazily(table: string): () => ReadonlyMap<number, string> {
  let map: Map<number, string> | undefined;
  return () => {
    if (map !== undefined) return map;
    map = new Map();
    const words = table.split(' ');
    for (let at = 0; at < words.length; at += 2) map.set(Number(words[at]), words[at + 1]!);
    return map;
  };
}

const makers = lazily(FIT_MAKERS);
const models = lazily(GARMIN_MODELS);

/** Identifiers of the profile's sports by number, such as `standUpPaddleboarding`. */
export const fitSports = lazily(FIT_SPORTS);

/** For people, in lower case; null for an unknown number. */
export function fitSportName(number: number): string | null {
  const sport = fitSports().get(number);
  return sport === undefined ? null : toWords(sport).toLowerCase();
}

/** For people; empty for an unknown number. */
export function fitMaker(number: number): string {
  const maker = makers().get(number);
  return maker === undefined || maker === 'development' ? '' : toWords(maker);
}

/** For people. */
export function garminModel(number: number): string | undefined {
  const product = models().get(number);
  return product && toWords(product.replace(/^fr(?=\d)/, 'forerunner'));
}

/** `fenix6sPro` as people write it: `Fenix 6s Pro`. */
const toWords = (identifier: string) =>
  identifier
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z]{2})(\d)/g, '$1 $2')
    .replace(/(\d[a-z]?)([A-Z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase());
