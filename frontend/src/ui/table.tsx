import { Paper } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from './table.module.css';

/** A table of figures: the first column names the row, cells with `data-text` hold words, all others numbers. */
export const Table = (table: ComponentProps<'table'>) => <table {...table} className={styles.table} />;

interface FrameProps {
  readonly label: string;
  readonly height?: string;
  readonly children: ReactNode;
}

/** Scrolls a long or wide table below its sticky header, by keyboard too. */
export const TableFrame = ({ label, height = '26rem', children }: FrameProps) => (
  <Paper withBorder role="region" aria-label={label} tabIndex={0} className={styles.frame} mah={height}>
    {children}
  </Paper>
);
