import type { Palette } from '../../lib/palette.ts';
import styles from '../session-map.module.css';

interface Props {
  /** The lower end of each step in the displayed unit. */
  readonly from: readonly number[];
  readonly palette: Palette;
  readonly unit: string;
  /** Whether some rows have doubtful speeds; they keep the track's color. */
  readonly uncertain: boolean;
}

/** Legend of the track's colors. */
export function SpeedLegend({ from, palette, unit, uncertain }: Props) {
  return (
    <ul className={styles.legend} aria-label={`Colors of the track in ${unit}`}>
      {from.map((start, step) => (
        <li key={start}>
          <span className={styles.swatch} style={{ background: palette.speeds[step] }} aria-hidden="true" />
          {step === from.length - 1 ? `${start}+ ${unit}` : start}
        </li>
      ))}
      {uncertain && (
        <li>
          <span className={styles.swatch} style={{ background: palette.track }} aria-hidden="true" />
          Uncertain GPS
        </li>
      )}
    </ul>
  );
}
