import { type TrackFileRows } from '@rideline/detection-engine';
import { utcOffset } from './local-time.ts';
import { lapsAt, recordingAt } from './recordings.ts';

export type SessionKind = 'ocean' | 'paddling' | 'standing wave' | 'bike ride' | 'swim' | 'manual';

export interface MadeUpSession {
  readonly kind: SessionKind;
  readonly name: string;
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly track: (() => TrackFileRows) | null;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const NAMES: Readonly<Record<SessionKind, readonly string[]>> = {
  ocean: [
    'Dawn patrol',
    'Après-midi à Hossegor 🌊',
    '朝のサーフィン',
    'São Miguel, maré vazia',
    'Zoë’s longboard day',
  ],
  paddling: ['Glassy SUP lap', 'Stehpaddeln & Süßwasser'],
  'standing wave': ['Skookumchuck, 12 knots', 'Skook <spring tide>'],
  'bike ride': ['Up to the lighthouse', 'Tour du port'],
  swim: ['Buoy to buoy', 'Nedà fins a l’illa'],
  manual: ['Forgot the watch', 'Sin reloj'],
};
const PATTERN: readonly SessionKind[] = [
  'ocean',
  'standing wave',
  'bike ride',
  'ocean',
  'manual',
  'swim',
  'ocean',
  'paddling',
  'ocean',
  'standing wave',
];

/** Sessions of the years before a time (epoch ms), newest first; the second and third share their start minute. */
export function madeUpSessions(now: number, count: number): readonly MadeUpSession[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const kind = PATTERN[index % PATTERN.length] ?? 'ocean';
    const names = NAMES[kind];
    const zone = kind === 'standing wave' ? 'America/Vancouver' : 'America/Los_Angeles';
    const day = today - Math.ceil((index === 2 ? 2 : index + 1) * 1.7) * DAY_MS;
    const hour = 7 + (index === 2 ? 1 : index % 3) * 4;
    const startTime = day + hour * HOUR_MS - utcOffset(zone, day) * 1000 + (59 - (index % 60)) * 1_000;
    return {
      kind,
      name: names[index % names.length] ?? kind,
      zone,
      startTime,
      track: trackOf(kind, index, startTime),
    };
  });
}

function trackOf(kind: SessionKind, index: number, start: number): (() => TrackFileRows) | null {
  switch (kind) {
    case 'ocean':
    case 'paddling':
      return () => recordingAt({ surfType: 'traveling_waves', seed: 60 + (index % 4), minutes: 50 }, start);
    case 'standing wave':
      return () => recordingAt({ surfType: 'standing_waves', seed: 53, minutes: 40 }, start);
    case 'bike ride':
      return () => lapsAt({ speed: 7, minutes: 75 }, start);
    case 'swim':
      return () => lapsAt({ speed: 0.7, minutes: 40 }, start);
    case 'manual':
      return null;
  }
}
