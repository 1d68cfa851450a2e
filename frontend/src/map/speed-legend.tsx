import styles from './session-map.module.css';

interface Props {
  /** Where each step begins, in the unit shown. */
  readonly from: readonly number[];
  readonly colors: readonly string[];
  readonly unit: string;
}

/** What the colours of the track mean. */
export function SpeedLegend({ from, colors, unit }: Props) {
  return (
    <ul className={styles.legend} aria-label={`Colours of the track in ${unit}`}>
      {from.map((start, step) => (
        <li key={start}>
          <span className={styles.swatch} style={{ background: colors[step] }} aria-hidden="true" />
          {step === from.length - 1 ? `${start}+ ${unit}` : start}
        </li>
      ))}
    </ul>
  );
}
