import { Paper, Title } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';
import type { LegendEntry } from '../../../charts/picture.ts';
import { DataTable, type FigureData } from './data-table.tsx';
import { FigureTools } from './figure-tools.tsx';
import styles from './figures.module.css';

interface Props {
  readonly title: string;
  /** One sentence about what is counted. */
  readonly lead: string;
  /** Name of the question at /api/admin/stats and of the downloaded files. */
  readonly question: string;
  readonly data: FigureData;
  readonly legend?: readonly LegendEntry[];
  /** The chart, drawn in SVG. */
  readonly children: ReactNode;
}

/** A chart with its sentence, tools, legend and table. */
export function Figure({ title, lead, question, data, legend = [], children }: Props) {
  const id = useId();
  const chart = useRef<HTMLDivElement>(null);
  return (
    <Paper component="section" withBorder radius="lg" aria-labelledby={id} className={styles.figure}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Title order={3} id={id}>
            {title}
          </Title>
          <p className={styles.lead}>{lead}</p>
        </div>
        <FigureTools title={title} question={question} data={data} chart={chart} legend={legend} />
      </div>
      {legend.length > 0 && (
        <ul className={styles.legend}>
          {legend.map(({ label, color }) => (
            <li key={label}>
              <span className={styles.swatch} style={{ background: color }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={chart}>{children}</div>
      <DataTable caption={title} data={data} />
    </Paper>
  );
}
