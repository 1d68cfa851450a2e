import { Injectable } from '@nestjs/common';
import { BuiltStations, type StationIndex } from './built-stations.ts';
import type { Constituent } from './tide-prediction.ts';

const FILE = 'tides/currents.bin';

type Entry = readonly [name: string, credit: number, mean: number, constituents: readonly number[]];

interface CurrentStation {
  readonly name: string;
  readonly credit: string;
  /** Knots of the current that does not turn; above 0 with the flood. */
  readonly mean: number;
  /** In knots. */
  readonly constituents: readonly Constituent[];
}

/** Stations with constituents of the current, all of NOAA, from a file; needs no network. */
@Injectable()
export class CurrentStations {
  private opened: Promise<BuiltStations<StationIndex, Entry> | null> | null = null;

  /** The nearest station within a distance; null without one. */
  async nearest(latitude: number, longitude: number, farthestKm: number): Promise<CurrentStation | null> {
    const stations = await (this.opened ??= BuiltStations.open<StationIndex, Entry>(FILE));
    const number = stations && stations.nearest(latitude, longitude, farthestKm);
    if (stations === null || number === null) return null;
    const [name, credit, mean, packed] = await stations.entry(number);
    return {
      name,
      credit: stations.index.credits[credit]!,
      mean: mean / 1000,
      constituents: stations.constituents(packed),
    };
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.opened)?.close();
  }
}
