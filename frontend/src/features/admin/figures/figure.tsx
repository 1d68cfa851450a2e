import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import type { LegendEntry } from '../../../charts/picture.ts';
import { ADMIN_DATA_FAILED } from '../admin.api.ts';
import { MEANINGS } from '../meanings.ts';
import { DataTable, type FigureData } from './data-table.tsx';
import { FigureTools } from './figure-tools.tsx';
import styles from './figures.module.css';

/** An answer drawn: the chart in SVG, its colors and its values. */
export interface Drawing {
  readonly chart: ReactNode;
  readonly legend?: readonly LegendEntry[];
  readonly data: FigureData;
  /** Further figures in words, below the chart. */
  readonly note?: string | undefined;
}

/** The result of a query hook. */
interface Asked {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Query extends Asked> {
  readonly title: keyof (typeof MEANINGS)['Insights'];
  /** Name of the question at /api/admin/stats and of the downloaded files. */
  readonly question: string;
  readonly query: Query;
  /** Height in px to reserve while loading. */
  readonly height: number;
  /** Shown when `draw` returns null. */
  readonly empty: string;
  readonly draw: (answer: NonNullable<Query['data']>) => Drawing | null;
}

/** A chart in a card: sentence, tools, legend and table. A failure stays inside the card. */
export function Figure<Query extends Asked>(props: Props<Query>) {
  const { title, question, query, height, empty, draw } = props;
  const id = useId();
  const chart = useRef<HTMLDivElement>(null);
  const { error, isFetching, refetch } = query;
  const data: Query['data'] = query.data;
  const failed = error !== undefined && !isFetching;
  const drawing = data == null || failed ? null : draw(data);
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      aria-labelledby={id}
      aria-busy={isFetching}
      className={styles.figure}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Title order={3} id={id}>
            {title}
          </Title>
          <p className={styles.lead}>{MEANINGS.Insights[title]}</p>
        </div>
        {drawing !== null && (
          <FigureTools
            title={title}
            question={question}
            data={drawing.data}
            chart={chart}
            legend={drawing.legend ?? []}
          />
        )}
      </div>
      {failed && (
        <div role="alert" className={styles.failed}>
          <Text c="red">{sentenceOf(error, ADMIN_DATA_FAILED)}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data === undefined && !failed && (
        <Skeleton height={height} radius="md" role="status" aria-label={`Loading: ${title}`} />
      )}
      {data !== undefined && !failed && drawing === null && <p className={styles.empty}>{empty}</p>}
      {drawing !== null && (
        <div className={styles.drawing}>
          {drawing.legend !== undefined && (
            <ul className={styles.legend}>
              {drawing.legend.map(({ label, color }) => (
                <li key={label}>
                  <span className={styles.swatch} style={{ background: color }} />
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div ref={chart}>{drawing.chart}</div>
          {drawing.note !== undefined && <p className={styles.note}>{drawing.note}</p>}
          <DataTable caption={title} data={drawing.data} />
        </div>
      )}
    </Paper>
  );
}
