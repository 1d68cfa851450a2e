import { describe, expect, it } from '@jest/globals';
import { utcOffset } from '@rideline/detection-engine';
import { zoneAt } from './zone-borders.ts';

describe('the zone of a position', () => {
  it.each([
    ['Sayulita, across the bay from Jalisco', 20.869, -105.441, 'America/Bahia_Banderas'],
    ['Pago Pago, a day behind Apia', -14.28, -170.69, 'Pacific/Pago_Pago'],
    ['Nemuro, near the Kurils', 43.33, 145.58, 'Asia/Tokyo'],
    ['Petersburg in Alaska, beside British Columbia', 56.81, -132.96, 'America/Sitka'],
    ['Lampedusa, nearer to Tunis', 35.5, 12.61, 'Europe/Rome'],
    ['Duranbah, the first beach of New South Wales', -28.1665, 153.5515, 'Australia/Sydney'],
    ['Rainbow Bay, the last of Queensland', -28.1636, 153.5433, 'Australia/Brisbane'],
    ['Skookumchuck', 49.74, -123.9, 'America/Vancouver'],
    ['Ericeira', 38.96, -9.42, 'Europe/Lisbon'],
    ['the open sea', 30, -142.4, 'Etc/GMT+9'],
    ['beyond the next meridian of the sea', 30, -142.6, 'Etc/GMT+10'],
    ['the antimeridian', 0, 180, 'Etc/GMT-12'],
    ['the south pole', -90, 0, 'Antarctica/McMurdo'],
  ])('of %s is right', async (_, latitude, longitude, zone) => {
    expect(await zoneAt({ latitude, longitude })).toBe(zone);
  });

  it('has an offset for every zone of the borders', async () => {
    const zones = new Set<string>();
    for (let latitude = -85; latitude <= 85; latitude += 10) {
      for (let longitude = -175; longitude <= 175; longitude += 10) {
        zones.add(await zoneAt({ latitude, longitude }));
      }
    }
    for (const timeZone of zones) {
      expect({ timeZone, offset: utcOffset({ millis: 0, timeZone }) }).not.toMatchObject({ offset: null });
    }
  });
});
