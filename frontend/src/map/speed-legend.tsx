import type { Palette } from '../lib/palette.ts';
import styles from './session-map.module.css';

interface Props {
  /** Where each step begins, in the unit shown. */
  readonly from: readonly number[];
  readonly palette: Palette;
  readonly unit: string;
  /** Some rows have no speed to believe; they keep the color of the track. */
  readonly uncertain: boolean;
}

/** What the colours of the track mean. */
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
