import { afterEach, expect, it } from '@jest/globals';
import { hideCoveredEnds } from './map-ends.ts';
import type { GlMap } from './open-map.ts';

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

function placed(tag: string, rect: DOMRect, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.getBoundingClientRect = () => rect;
  return element;
}

afterEach(() => document.body.replaceChildren());

it.each([
  ['clear of everything', box(100, 100, 20, 20), ''],
  ['under a button', box(270, 20, 20, 20), 'hidden'],
])('an end of the track %s', (_, rect, visibility) => {
  const frame = placed('section', box(0, 0, 300, 200));
  const end = placed('div', rect);
  end.dataset['end'] = 'Finish';
  const canvas = document.createElement('canvas');
  frame.append(canvas, placed('div', box(260, 10, 30, 60), 'maplibregl-ctrl-group'), end);
  document.body.append(frame);
  hideCoveredEnds({ getCanvas: () => canvas } as unknown as GlMap);
  expect(end.style.visibility).toBe(visibility);
});
