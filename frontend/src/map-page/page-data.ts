import {
  type Coast,
  decodeTrack,
  type DisplayUnits,
  type SurfType,
  type Track,
} from '@rideline/detection-engine';
import { bytesOfBase64 } from '../lib/base64.ts';
import type { ColorScheme } from '../lib/palette.ts';

/** A ride as the server writes it into the page: rows from 0, meters, seconds, km/h. */
export interface PageRide {
  readonly first: number;
  readonly last: number;
  readonly runs: readonly (readonly [first: number, last: number])[];
  readonly distance: number;
  readonly duration: number;
  readonly surfTime: number;
  readonly maxSpeed: number;
  readonly rough: boolean;
  readonly isSurfRide: boolean;
  readonly isTour: boolean;
}

/** What the server writes into the page (`map-data.ts` of the backend). */
interface Written {
  readonly kind: 'map' | 'gps_visualization' | 'develop_map';
  readonly name: string;
  /** null for a session that is not shared. */
  readonly sharedBy: string | null;
  readonly isDemo: boolean;
  readonly surfType: SurfType;
  readonly units: DisplayUnits;
  readonly ground: {
    readonly styles: Readonly<Record<ColorScheme, string>> | null;
    readonly tileUrl: string | null;
    readonly coast: Coast | null;
  };
  readonly rides: readonly PageRide[];
  /** Base64. */
  readonly track: string;
}

export interface PageData extends Omit<Written, 'track'> {
  readonly track: Track;
}

/** The data of this page. */
export function readPageData(): PageData {
  const written = JSON.parse(document.getElementById('data')?.textContent ?? '') as Written;
  return { ...written, track: decodeTrack(bytesOfBase64(written.track)) };
}
