import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createHighlight } from '../lib/highlight.ts';

type Listener = (event: unknown) => void;
interface FitOptions {
  readonly padding: { readonly top: number; readonly right: number };
}

/** Stand-in for MapLibre without WebGL; like the real one it throws after `remove()`. */
class StandInMap {
  static opened: StandInMap[] = [];
  static failing: string | null = null;
  removed = false;
  readonly calls: string[] = [];
  readonly fits: FitOptions[] = [];
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(readonly options: { readonly fitBoundsOptions: FitOptions }) {
    StandInMap.opened.push(this);
    const callable = [
      ...['addImage', 'addSource', 'addLayer', 'addControl', 'setFeatureState'],
      ...['setLayoutProperty', 'setFilter', 'setPaintProperty', 'setGlyphs', 'setSprite'],
      ...['removeLayer', 'removeSource'],
    ];
    for (const name of callable) Object.assign(this, { [name]: () => this.work(name) });
  }
  private work(name: string) {
    if (this.removed) throw new TypeError(`Cannot read properties of undefined (reading '${name}')`);
    if (StandInMap.failing === name) throw new Error('The graphics card said no.');
    this.calls.push(name);
  }
  fitBounds(_bounds: unknown, options: FitOptions) {
    this.work('fitBounds');
    this.fits.push(options);
  }
  getSource() {
    this.work('getSource');
    return { setData: () => undefined };
  }
  getZoom() {
    this.work('getZoom');
    return 14;
  }
  getCanvas() {
    this.work('getCanvas');
    return document.createElement('canvas');
  }
  getBearing() {
    this.work('getBearing');
    return 0;
  }
  project() {
    this.work('project');
    return { x: 0, y: 0 };
  }
  on(type: string, listener: Listener) {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }
  once = (type: string, listener: Listener) => this.on(type, listener);
  off(type: string, listener: Listener) {
    this.listeners.get(type)?.delete(listener);
  }
  fire(type: string, event: unknown = {}) {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
  remove() {
    this.removed = true;
  }
}
class Control {
  static units: unknown[] = [];
  constructor({ unit }: { readonly unit?: string } = {}) {
    this.setUnit(unit);
  }
  setUnit = (unit: unknown) => void Control.units.push(unit);
}
class Marker {
  static added: HTMLElement[] = [];
  constructor({ element }: { readonly element: HTMLElement }) {
    Marker.added.push(element);
  }
  setLngLat = () => this;
  addTo = () => this;
}
jest.unstable_mockModule('maplibre-gl', () => ({
  Map: StandInMap,
  AttributionControl: Control,
  NavigationControl: Control,
  ScaleControl: Control,
  Marker,
  setWorkerUrl: () => undefined,
}));
const { SessionMap } = await import('./session-map.tsx');
const { PlaceMap } = await import('./place-map.tsx');

const track = { latitude: Float64Array.from([1, 2, 3]), longitude: Float64Array.from([1, 2, 3]) };
const elsewhere = { latitude: Float64Array.from([7, 8]), longitude: Float64Array.from([7, 8]) };
const rides = [{ id: 5, firstRow: 0, lastRow: 1 }];
const speed = Float64Array.from([1, 2, 3]);
const highlight = createHighlight();
const ground = { mapboxToken: null, tileUrl: null, styles: null, coast: null };
const noop = () => undefined;

type SessionMapProps = Parameters<typeof SessionMap>[0];
const sessionMap = (over: Partial<SessionMapProps> = {}) => (
  <MantineProvider>
    <SessionMap
      track={track}
      speed={speed}
      speedUnit="km/h"
      rides={rides}
      openRide={null}
      candidates={[]}
      range={null}
      rideAt={() => null}
      scheme="light"
      ground={ground}
      scaleUnit="metric"
      highlight={highlight}
      focus={null}
      onSelect={noop}
      onPickRow={null}
      onShowAll={noop}
      {...over}
    />
    <p>The rest of the page</p>
  </MantineProvider>
);
const placeMap = (scheme: 'light' | 'dark', radius: number) => (
  <MantineProvider>
    <PlaceMap
      track={track}
      circle={{ latitude: 1, longitude: 1, radius_meters: radius }}
      scheme={scheme}
      ground={ground}
      scaleUnit="metric"
      onPlace={noop}
    />
    <p>The rest of the page</p>
  </MantineProvider>
);

/** Waits until the library is loaded and this many maps are open. */
const opened = async (count: number) => {
  await waitFor(() => expect(StandInMap.opened).toHaveLength(count));
  return StandInMap.opened[count - 1]!;
};
const phase = (name: string) => screen.getByRole('region', { name }).dataset['phase'];
const expectPageIntact = () => expect(screen.getByText('The rest of the page')).toBeTruthy();

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  StandInMap.opened = [];
  StandInMap.failing = null;
  Control.units = [];
});
afterEach(() => void jest.restoreAllMocks());

describe('the map of a session', () => {
  it.each([
    ['units', { scaleUnit: 'imperial' }],
    ['another track', { track: elsewhere }],
    ['other tiles', { ground: { ...ground, tileUrl: '/{z}/{x}/{y}.png' } }],
  ] as const)('stays open when %s arrive while it loads', async (_, late) => {
    const view = render(sessionMap());
    const map = await opened(1);
    act(() => {
      map.fire('load');
      view.rerender(sessionMap({ ...late, rides: [] }));
    });
    const last = map.removed ? await opened(2) : map;
    act(() => last.fire('load'));
    expect(phase('Map of the session')).toBe('ready');
    expect(StandInMap.opened.filter(({ removed }) => !removed)).toEqual([last]);
    expectPageIntact();
  });

  it('says in its legend where most rides go', async () => {
    const view = render(sessionMap());
    const map = await opened(1);
    act(() => map.fire('load'));
    expect(screen.getByText('Most rides go northeast')).toBeTruthy();
    view.rerender(sessionMap({ rides: [] }));
    expect(screen.queryByText(/^Most rides go/)).toBeNull();
  });

  it('has an arrow to a beach out of view', async () => {
    const [west, south, east, north] = [0.9, 0.9, 2.5, 2.5];
    const sea = [[[west, south, 2.02, south, 2.02, north, west, north]]];
    const coast = { west, south, east, north, sea };
    const near = { latitude: Float64Array.of(2, 2, 2), longitude: Float64Array.of(2, 2.001, 2.002) };
    render(sessionMap({ track: near, ground: { ...ground, coast } }));
    const map = await opened(1);
    act(() => map.fire('load'));
    expect(Marker.added.some(({ textContent }) => textContent === '↑Beach')).toBe(true);
  });

  it('is not reopened for other units', async () => {
    const view = render(sessionMap());
    const map = await opened(1);
    act(() => map.fire('load'));
    view.rerender(sessionMap({ scaleUnit: 'imperial' }));
    expect(map.removed).toBe(false);
    expect(StandInMap.opened).toHaveLength(1);
    expect(Control.units.filter((unit) => unit !== undefined)).toEqual(['metric', 'metric', 'imperial']);
  });

  it('ignores highlights and events after it is removed', async () => {
    const view = render(sessionMap());
    const map = await opened(1);
    act(() => map.fire('load'));
    view.unmount();
    expect(map.removed).toBe(true);
    const before = [...map.calls];
    expect(() => {
      highlight.set({ ride: 5, row: 1 });
      map.fire('mousemove', { lngLat: { lng: 1, lat: 1 } });
      map.fire('load');
    }).not.toThrow();
    expect(map.calls).toEqual(before);
  });

  it.each(['addLayer', 'setPaintProperty', 'setFeatureState'])(
    'shows a message and keeps the page when %s fails',
    async (name) => {
      jest.spyOn(console, 'error').mockImplementation(noop);
      StandInMap.failing = name;
      render(sessionMap());
      const map = await opened(1);
      act(() => map.fire('load'));
      expect(screen.getByRole('status').textContent).toContain('Table and charts show the same session.');
      expect(map.removed).toBe(true);
      expectPageIntact();
    },
  );

  it('keeps start and finish clear of the buttons at its top', async () => {
    const MARKER_PX = 20;
    const TOOLS_END_PX = 42;
    const ZOOM_WIDTH_PX = 39;
    render(sessionMap());
    const map = await opened(1);
    act(() => map.fire('load'));
    act(() => screen.getByRole('button', { name: 'Show the whole track' }).click());
    expect(map.fits).toHaveLength(1);
    for (const { padding } of [map.options.fitBoundsOptions, ...map.fits]) {
      expect(padding.top - MARKER_PX).toBeGreaterThan(TOOLS_END_PX);
      expect(padding.right - MARKER_PX).toBeGreaterThan(ZOOM_WIDTH_PX);
    }
  });
});

describe('the colors of speeds', () => {
  it('have a legend entry for uncertain GPS', async () => {
    render(sessionMap({ speed: Float64Array.from([1, Number.NaN, 3]) }));
    const map = await opened(1);
    act(() => map.fire('load'));
    act(() => screen.getByRole('button', { name: 'Color by speed' }).click());
    expect(screen.getByRole('list', { name: /km\/h$/ }).textContent).toContain('Uncertain GPS');
  });

  it('have no such entry when all speeds are trusted', async () => {
    render(sessionMap());
    const map = await opened(1);
    act(() => map.fire('load'));
    act(() => screen.getByRole('button', { name: 'Color by speed' }).click());
    expect(screen.getByRole('list', { name: /km\/h$/ }).textContent).not.toContain('Uncertain GPS');
  });
});

describe('the map to choose a place on', () => {
  it('stays open when the color scheme changes while it loads', async () => {
    const view = render(placeMap('light', 100));
    const map = await opened(1);
    act(() => {
      map.fire('load');
      view.rerender(placeMap('dark', 200));
    });
    expect(phase('Map to choose a place on')).toBe('ready');
    expect(StandInMap.opened).toHaveLength(1);
    expectPageIntact();
  });

  it('shows a message and keeps the page when it fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(noop);
    StandInMap.failing = 'getSource';
    render(placeMap('light', 100));
    const map = await opened(1);
    act(() => map.fire('load'));
    expect(screen.getByText(/Use the buttons below to choose a place\./)).toBeTruthy();
    expectPageIntact();
  });
});
