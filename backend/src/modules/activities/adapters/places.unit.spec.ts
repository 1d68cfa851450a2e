import { describe, expect, it } from '@jest/globals';
import places from './places.worker.ts';

describe('the name of a place', () => {
  it.each([
    ["Ribeira d'Ilhas", 38.988, -9.419, 'Ericeira, Portugal'],
    ['Supertubos', 39.345, -9.364, 'Peniche, Portugal'],
    ['Praia do Norte', 39.606, -9.086, 'Nazaré, Portugal'],
    ['Carcavelos', 38.678, -9.336, 'Carcavelos, Portugal'],
    ['Tonel', 37.006, -8.95, 'Sagres, Portugal'],
    ['Arrifana', 37.295, -8.866, 'near Aljezur, Portugal'],
    ['Steamer Lane', 36.951, -122.026, 'Santa Cruz, California'],
    ['Trestles', 33.382, -117.589, 'near San Clemente, California'],
    ['Linda Mar', 37.594, -122.505, 'Pacifica, California'],
    ['Huntington Pier', 33.655, -118.005, 'Huntington Beach, California'],
    ['Skookumchuck', 49.7385, -123.8955, 'Skookumchuck, British Columbia'],
    ['Cox Bay', 49.1, -125.9, 'near Tofino, British Columbia'],
    ['Grande Plage', 43.484, -1.56, 'Biarritz, France'],
    ['La Gravière', 43.673, -1.441, 'Capbreton, France'],
    ['Mundaka', 43.409, -2.695, 'Mundaka, Spain'],
    ['Patos', 42.155, -8.823, 'Nigrán, Spain'],
    ['Bells Beach', -38.371, 144.281, 'Jan Juc, Victoria'],
    ['The Pass', -28.636, 153.628, 'Byron Bay, New South Wales'],
    ['Main Break', -33.974, 114.983, 'near Margaret River, Western Australia'],
    ['Supertubes', -34.033, 24.933, 'Jeffreys Bay, South Africa'],
    ['Fistral', 50.416, -5.102, 'Newquay, United Kingdom'],
    ['The Peak', 54.479, -8.284, 'Bundoran, Ireland'],
    ['Batu Bolong', -8.66, 115.13, 'near Legian, Indonesia'],
    ['Eisbach, far from the sea', 48.1434, 11.5876, 'Munich, Germany'],
  ] as const)('at %s is as surfers say it', async (_, latitude, longitude, name) => {
    expect(await places([[longitude, latitude]])).toEqual([name]);
  });

  it('is the nearest town across the date line', async () => {
    expect(await places([[-179.8, 63.06]])).toEqual(['near Beringovskiy, Russia']);
  });

  it('is missing on the open sea', async () => {
    expect(await places([[-142.5, 0]])).toEqual([null]);
  });
});
