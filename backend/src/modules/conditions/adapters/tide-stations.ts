import { Injectable } from '@nestjs/common';
import { BuiltStations, type StationIndex } from './built-stations.ts';
import type { Offsets, Station } from './tide-prediction.ts';

const FILE = 'tides/tides.bin';
/** The tide of a farther station is another one. */
const FARTHEST_KM = 50;
/** A gauge on the coast counts over a nearer one in a river or lagoon, where the tide is later and lower, if it is this much farther at most. */
const COAST_DETOUR_KM = 25;

interface Index extends StationIndex {
  /** Stations away from the sea. */
  readonly inland: readonly (readonly [number: number, meters: number])[];
}
type Entry =
  | readonly [name: string, credit: number, constituents: readonly number[]]
  | readonly [name: string, credit: number, reference: number, offsets: readonly number[]];

interface NamedStation {
  readonly name: string;
  /** Meters. */
  readonly distance: number;
}
export interface NearStation extends Station, NamedStation {
  readonly credit: string;
}

/** The tide stations of the world from a file; needs no network. */
@Injectable()
export class TideStations {
  private opened: Promise<OpenTable | null> | null = null;

  /** The nearest station; null without one that is near. */
  nearest(latitude: number, longitude: number): Promise<NearStation | null> {
    return this.station(latitude, longitude, (table) => nearestOf(table, latitude, longitude, FARTHEST_KM));
  }

  /** The station at a position, in a river too; null where the table has none. */
  at({ latitude, longitude }: Readonly<Record<'latitude' | 'longitude', number>>) {
    return this.station(latitude, longitude, ({ stations }) => stations.nearest(latitude, longitude, 1));
  }

  /** The nearest station, however far it is. */
  async named(latitude: number, longitude: number): Promise<NamedStation | null> {
    const table = await this.open();
    const number = table && nearestOf(table, latitude, longitude, Infinity);
    if (table === null || number === null) return null;
    const [name] = await table.stations.entry(number);
    return { name, distance: Math.round(table.stations.kmTo(number, latitude, longitude) * 1000) };
  }

  private async station(
    latitude: number,
    longitude: number,
    numberIn: (table: OpenTable) => number | null,
  ): Promise<NearStation | null> {
    const table = await this.open();
    const number = table && numberIn(table);
    if (table === null || number === null) return null;
    const { stations } = table;
    const entry = await stations.entry(number);
    return {
      name: entry[0],
      credit: stations.index.credits[entry[1]]!,
      distance: Math.round(stations.kmTo(number, latitude, longitude) * 1000),
      ...(await tideOf(stations, entry)),
    };
  }

  private open(): Promise<OpenTable | null> {
    return (this.opened ??= BuiltStations.open<Index, Entry>(FILE).then(
      (stations) =>
        stations && {
          stations,
          inlandKm: new Map(stations.index.inland.map(([number, meters]) => [number, meters / 1000])),
        },
    ));
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.opened)?.stations.close();
  }
}

interface OpenTable {
  readonly stations: BuiltStations<Index, Entry>;
  /** Kilometers to the sea. */
  readonly inlandKm: ReadonlyMap<number, number>;
}

/**
 * The nearest station. Of a place that may be on the coast it is the nearest on the coast, a little farther: a session
 * that is nearer to a gauge than the gauge is to the sea is up the river.
 */
function nearestOf(
  { stations, inlandKm }: OpenTable,
  latitude: number,
  longitude: number,
  farthestKm: number,
): number | null {
  const nearest = stations.nearest(latitude, longitude, farthestKm);
  if (nearest === null) return null;
  const km = stations.kmTo(nearest, latitude, longitude);
  if (km < (inlandKm.get(nearest) ?? Infinity)) return nearest;
  const reach = Math.min(farthestKm, km + COAST_DETOUR_KM);
  return stations.nearest(latitude, longitude, reach, (number) => !inlandKm.has(number)) ?? nearest;
}

async function tideOf(stations: BuiltStations<Index, Entry>, entry: Entry): Promise<Station> {
  if (entry.length === 3) return { constituents: stations.constituents(entry[2]), offsets: null };
  const [, , reference, offsets] = entry;
  const [, , constituents] = await stations.entry(reference);
  return {
    constituents: stations.constituents(constituents as readonly number[]),
    offsets: offsetsOf(offsets),
  };
}

function offsetsOf(packed: readonly number[]): Offsets {
  const [highTime, lowTime, isRatio, high, low, aboveDatum, mean] = packed as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    time: { high: highTime, low: lowTime },
    height: { high: high / 1000, low: low / 1000, type: isRatio === 1 ? 'ratio' : 'fixed' },
    aboveDatum: aboveDatum / 1000,
    mean: mean / 1000,
  };
}
