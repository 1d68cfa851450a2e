import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { fromRoot } from '../lib/paths.mjs';
import { seaDistances } from './sea-distance.mjs';
import { stationsWithWrongClock } from './tide-clocks.mjs';
import { writeTable } from './write-table.mjs';

/** Stations that are read together. */
const STATIONS_A_BLOCK = 48;
/** With fewer constituents a turn in shallow water is up to 20 minutes off. */
const LEAST_AMPLITUDE = 0.0005;
/** Meters from the sea; a gauge that is farther stands in a river, a lagoon or behind a lock. */
const COAST_METERS = 200;
const FARTHEST_METERS = 1_000_000;
/**
 * Kartverket counts the phase of the yearly constituent from January 1, the predictor from the equinox. At the five
 * harbors where TICON has it too this is within five degrees.
 */
const YEAR_FROM_JANUARY_DEGREES = 80;

const inThousandths = (value) => Math.round(value * 1000);
const fullName = ({ name, context, context_derived: isDerived }) =>
  context === undefined || isDerived || name.includes(context)
    ? name
    : `${name}, ${context === 'Outer Coast' ? 'outer coast' : context}`;
/** NOAA's data is in the public domain: its notice names the database only. */
const credit = ({ source, license, attribution }) =>
  license.type === 'public domain' ? `${source.name} (public domain). ${attribution}` : attribution;

const inPredictorsTerms = (one) =>
  one.name === 'SA_KV' ? { ...one, name: 'SA', phase: one.phase - YEAR_FROM_JANUARY_DEGREES } : one;

const constituentsOf = ({ harmonic_constituents: all }, names) =>
  all
    .map(inPredictorsTerms)
    .filter(({ amplitude }) => amplitude >= LEAST_AMPLITUDE)
    .flatMap(({ name, amplitude, phase }) => [
      indexIn(names, name),
      inThousandths(amplitude),
      Math.round((((phase % 360) + 360) % 360) * 10),
    ]);

function indexIn(list, value) {
  const index = list.indexOf(value);
  return index === -1 ? list.push(value) - 1 : index;
}

/**
 * A subordinate station changes times and heights of its reference station's turns. Heights are changed above that
 * station's chart datum, and told above the mean of what results.
 */
function offsetsOf({ offsets: { time, height } }, { datums, chart_datum: datum }) {
  const isRatio = height.type !== 'fixed';
  const above = (level) => datums[level] - datums[datum];
  // Where there is one tide a day only the higher high and the lower low water are known.
  const [high, low] = 'MHW' in datums ? ['MHW', 'MLW'] : ['MHHW', 'MLLW'];
  const changed = (level, by) => (isRatio ? level * by : level + by);
  const middle = (changed(above(high), height.high) + changed(above(low), height.low)) / 2;
  const skew = above('MSL') - (above(high) + above(low)) / 2;
  return [
    time.high,
    time.low,
    isRatio ? 1 : 0,
    ...[height.high, height.low, above('MSL'), middle + skew].map(inThousandths),
  ];
}

/** From west to east in bands of two degrees, so that a block holds neighbors. */
const byPlace = (a, b) =>
  Math.floor(a.latitude / 2) - Math.floor(b.latitude / 2) || a.longitude - b.longitude;

const packed = (value) =>
  brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 20 },
  });

/**
 * Writes the tide stations that may be used commercially and whose clock was right, with number and distance in meters of
 * those away from the sea, and the stations of currents.
 * @param coast the folder of the coast's table
 */
export async function buildTides(output, { coast, say = console.log }) {
  const { resolve } = createRequire(fromRoot('backend/package.json'));
  const { stations: all } = await import(pathToFileURL(resolve('@neaps/tide-database')).href);
  const byId = new Map(all.map((station) => [station.id, station]));
  const referenceOf = ({ offsets }) => (offsets === undefined ? null : (byId.get(offsets.reference) ?? null));
  const usable = ({ id, kind, license, harmonic_constituents: own }) =>
    kind === 'tide' && license.commercial_use && own?.length > 0 && !wrong.has(id);
  const hasOwn = ({ kind, offsets, harmonic_constituents: own }) =>
    kind === 'tide' && offsets === undefined && own?.length > 0;
  const wrong = stationsWithWrongClock(all.filter(hasOwn));
  const list = fromRoot(output, 'wrong-clocks.txt');
  mkdirSync(fromRoot(output), { recursive: true });
  writeFileSync(list, `${[...wrong].join('\n')}\n`);
  say(`  ${wrong.size} tide stations left out for a wrong clock: ${list}`);
  const seaDistance = seaDistances(coast);
  const stations = all
    .filter((one) => usable(one) && (one.offsets === undefined || usable(referenceOf(one) ?? {})))
    .toSorted(byPlace);
  const numberOf = new Map(stations.map(({ id }, number) => [id, number]));
  const [names, credits] = [[], []];
  const entries = stations.map((station) => {
    const reference = referenceOf(station);
    const about = [fullName(station), indexIn(credits, credit(station))];
    return reference === null
      ? [...about, constituentsOf(station, names)]
      : [...about, numberOf.get(reference.id), offsetsOf(station, reference)];
  });
  writeStations(output, 'tides.bin', {
    stations,
    entries,
    constituents: names,
    credits,
    inland: stations.flatMap(({ latitude, longitude }, number) => {
      const meters = seaDistance(latitude, longitude);
      // JSON has no infinity: in a cell without a coast the sea is farther than any session.
      return meters > COAST_METERS ? [[number, Math.min(Math.round(meters), FARTHEST_METERS)]] : [];
    }),
  });
  buildCurrents(output, all);
}

/** Writes the stations of currents that have constituents and may be used commercially, with speeds in knots. */
function buildCurrents(output, all) {
  const stations = all
    .filter(
      ({ kind, license, harmonic_constituents: own }) =>
        kind === 'current' && license.commercial_use && own.length > 0,
    )
    .toSorted(byPlace);
  const [constituents, credits] = [[], []];
  const entries = stations.map((station) => [
    fullName(station),
    indexIn(credits, credit(station)),
    inThousandths(station.current.mean_flow ?? 0),
    constituentsOf(station, constituents),
  ]);
  writeStations(output, 'currents.bin', { stations, entries, constituents, credits });
}

/** The index has the position of each station and the length of each block of stations. */
function writeStations(output, name, { stations, entries, ...about }) {
  const blocks = [];
  for (let first = 0; first < entries.length; first += STATIONS_A_BLOCK) {
    blocks.push(packed(entries.slice(first, first + STATIONS_A_BLOCK)));
  }
  const degrees = (of) => stations.map((station) => Math.round(of(station) * 1e4) / 1e4);
  const index = packed({
    blockLengths: blocks.map(({ length }) => length),
    stationsABlock: STATIONS_A_BLOCK,
    latitude: degrees(({ latitude }) => latitude),
    longitude: degrees(({ longitude }) => longitude),
    ...about,
  });
  writeTable(output, name, index, blocks);
}
