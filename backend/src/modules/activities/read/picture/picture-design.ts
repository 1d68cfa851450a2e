import type { Area } from '@rideline/detection-engine';

export const SHAPES = ['story', 'square', 'wide'] as const;
export type Shape = (typeof SHAPES)[number];

export const THEMES = ['dark', 'light', 'transparent'] as const;
export type Theme = (typeof THEMES)[number];

/** Sizes and places in pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly name: {
    readonly top: number;
    readonly size: number;
    readonly least: number;
    readonly lines: number;
    /** Width of a line. */
    readonly room: number;
  };
  readonly meta: { readonly size: number };
  readonly motif: Area;
  readonly figures: { readonly top: number; readonly size: number; readonly label: number };
  /** Left top corner and height of the mark. */
  readonly mark: { readonly x: number; readonly y: number; readonly size: number };
}

/**
 * A story keeps clear of the bars that apps lay over its ends. A motif fills its box in one direction, which is at least
 * half of the picture.
 */
export const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  story: {
    width: 1080,
    height: 1920,
    margin: 84,
    name: { top: 230, size: 92, least: 60, lines: 3, room: 912 },
    meta: { size: 38 },
    motif: { left: 84, top: 500, width: 912, height: 974 },
    figures: { top: 1492, size: 92, label: 34 },
    mark: { x: 84, y: 1690, size: 64 },
  },
  square: {
    width: 1080,
    height: 1080,
    margin: 72,
    name: { top: 84, size: 72, least: 50, lines: 2, room: 936 },
    meta: { size: 32 },
    motif: { left: 72, top: 300, width: 936, height: 552 },
    figures: { top: 856, size: 76, label: 30 },
    mark: { x: 72, y: 1006, size: 44 },
  },
  wide: {
    width: 1200,
    height: 630,
    margin: 56,
    name: { top: 48, size: 56, least: 40, lines: 1, room: 880 },
    meta: { size: 25 },
    motif: { left: 56, top: 172, width: 1088, height: 306 },
    figures: { top: 488, size: 54, label: 23 },
    mark: { x: 1002, y: 62, size: 36 },
  },
};

interface Colors {
  /** Top and bottom of the ground; null without one. */
  readonly ground: readonly [string, string] | null;
  /** Over the ground; null without one. */
  readonly land: string | null;
  readonly text: string;
  readonly soft: string;
  /** Of the way between rides. */
  readonly way: string;
  /** From slow to fast. */
  readonly speeds: readonly [string, string, string, string, string, string];
  /** Behind text and lines on unknown grounds. */
  readonly halo: string | null;
  readonly mark: string;
  readonly markGround: string;
}

const FAST_ON_DARK = ['#3f9ec4', '#4fc3dc', '#5fd4e6', '#c3e88d', '#ffc078', '#ff7a7a'] as const;

export const COLORS: Readonly<Record<Theme, Colors>> = {
  dark: {
    ground: ['#051019', '#0d3347'],
    land: '#2b3b36',
    text: '#ffffff',
    soft: '#a9c3d0',
    way: '#3d6175',
    speeds: FAST_ON_DARK,
    halo: null,
    mark: '#ffffff',
    markGround: '#0b6385',
  },
  light: {
    ground: ['#fbfdfe', '#d5e9f1'],
    land: '#e6e2d3',
    text: '#0c2230',
    soft: '#48626f',
    way: '#a3bcc8',
    speeds: ['#3f8fb5', '#1f6fb2', '#4a55b8', '#7a3fae', '#a3217f', '#c41f2b'],
    halo: null,
    mark: '#ffffff',
    markGround: '#0b6385',
  },
  transparent: {
    ground: null,
    land: null,
    text: '#ffffff',
    soft: '#eaf3f7',
    way: '#ffffff',
    speeds: FAST_ON_DARK,
    halo: '#04141f',
    mark: '#ffffff',
    markGround: '#0b6385',
  },
};
