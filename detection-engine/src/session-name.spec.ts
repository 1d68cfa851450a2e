import { describe, expect, it } from '@jest/globals';
import { isMadeUpName, NOWHERE, sessionName, untitledSession } from './session-name.ts';

describe('the name of a session', () => {
  it.each([
    ['Dawn patrol', 'Dawn patrol'],
    ['', 'Unnamed Activity'],
    [' \n', 'Unnamed Activity'],
  ])('%p is shown as %p', (name, shown) => expect(sessionName(name)).toBe(shown));

  it.each([
    ['2026-06-01-071233', 'export.fit', true],
    ['20260601T071233Z', 'export.fit', true],
    ['ACTIVITY_8812', 'ACTIVITY_8812.fit', true],
    ['morning.gpx', 'morning.gpx.gz', true],
    ['morning.gpx', 'morning.gpx.xml', true],
    ['Route 2019-12-15 3:50pm', 'route_2019-12-15_3.50pm.gpx', true],
    ['Route 2019-12-15 3:50\u202fPM', 'a.gpx', true],
    ['Route 2019-12-15 15.50', 'a.gpx', true],
    ['Route 66', 'a.gpx', false],
    ['Dawn patrol', 'Dawn patrol.gpx', false],
    ['Surf', 'a.fit', true],
    ['Morning Activity', 'a.gpx', true],
    ['Stand Up Paddling', 'a.fit', true],
    ['Surf 7.12', 'a.gpx', false],
    ['🌊', 'a.gpx', false],
    ['', 'a.gpx', false],
  ])('%p in the file %p is made up: %p', (name, fileName, is) =>
    expect(isMadeUpName(name, fileName)).toBe(is),
  );
});

describe('a session that nobody gave a name', () => {
  const lisbon = (hour: number) => ({ millis: Date.UTC(2026, 5, 1, hour - 1), timeZone: 'Europe/Lisbon' });
  const ericeira = { spot: null, place: 'Ericeira, Portugal' };

  it.each([
    [lisbon(3), ericeira, 'Night surf, Ericeira'],
    [lisbon(4), ericeira, 'Morning surf, Ericeira'],
    [lisbon(12), ericeira, 'Afternoon surf, Ericeira'],
    [lisbon(17), ericeira, 'Evening surf, Ericeira'],
    [lisbon(21), ericeira, 'Night surf, Ericeira'],
    [lisbon(8), { spot: "Ribeira d'Ilhas", place: 'Ericeira, Portugal' }, "Morning surf, Ribeira d'Ilhas"],
    [lisbon(8), { spot: null, place: 'near Ericeira, Portugal' }, 'Morning surf near Ericeira'],
    [lisbon(8), NOWHERE, 'Morning surf'],
    [null, ericeira, 'Surf session, Ericeira'],
  ])('has the local hour and the place: %#', (start, where, title) =>
    expect(untitledSession(start, where)).toBe(title),
  );
});
