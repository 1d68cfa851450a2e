import { UNCERTAIN_GPS } from '../../lib/format.ts';
import { type Palette, RIDE_RESULTS, type RideResult } from '../../lib/palette.ts';
import styles from '../session-map.module.css';

interface Props {
  /** The lower end of each speed step in the displayed unit; null without colors by speed. */
  readonly from: readonly number[] | null;
  readonly palette: Palette;
  readonly unit: string;
  /** The results of rides that have their own colors. */
  readonly results: readonly RideResult[];
  /** Whether the open ride has doubtful speeds, drawn thinly in the color of rides. */
  readonly uncertain: boolean;
  /** What the color of the track means; null where nothing has it. */
  readonly grey: string | null;
  readonly of?: 'track' | 'rides';
  /** Whether it stays, as one line, where there is little room. */
  readonly isOneLine?: boolean;
  /** A further sentence. */
  readonly note?: string | null;
}

/** Legend of the map's colors. */
export function MapLegend(props: Props) {
  const { from, palette, unit, results, uncertain, grey, of = 'track', isOneLine, note } = props;
  const entry = (name: string, color: string | undefined, { thin = false, more = false } = {}) => (
    <li key={name} data-more={more || undefined}>
      <span
        className={styles.swatch}
        data-thin={thin || undefined}
        style={{ background: color }}
        aria-hidden="true"
      />
      {name}
    </li>
  );
  return (
    <ul
      className={styles.legend}
      data-line={isOneLine || undefined}
      aria-label={from === null ? `Colors of the ${of}` : `Colors of the ${of} in ${unit}`}
    >
      {from?.map((start, step) =>
        entry(step === from.length - 1 ? `${start}+ ${unit}` : String(start), palette.speeds[step]),
      )}
      {results.map((result) => entry(RIDE_RESULTS[result], palette[result]))}
      {uncertain && entry(UNCERTAIN_GPS, palette.ride, { thin: true })}
      {grey !== null && entry(grey, palette.track, { more: true })}
      {note && <li data-more>{note}</li>}
    </ul>
  );
}
