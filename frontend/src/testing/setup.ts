import './network-globals.ts';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { stopServing } from './served.ts';

/** A busy machine takes seconds to render a page. */
configure({ asyncUtilTimeout: 10_000 });

/** Browser APIs that components use and jsdom lacks. */
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string): Partial<MediaQueryList> => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => [];
};
HTMLCanvasElement.prototype.getContext = () => null;
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  stopServing();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
