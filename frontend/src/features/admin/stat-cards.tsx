import { Paper, Skeleton } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { Explained } from '../../ui/explained.tsx';
import styles from './stat-cards.module.css';

export interface StatCard {
  readonly label: string;
  readonly meaning: string;
  /** Undefined while loading. */
  readonly count: number | undefined;
  /** Whole percent. */
  readonly percentage?: number;
}

/** Counts side by side, each with its share when it has one. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <dl className={styles.cards}>
      {cards.map((card) => (
        <Paper key={card.label} withBorder className={styles.card}>
          <dt>
            <Explained meaning={card.meaning}>{card.label}</Explained>
          </dt>
          <dd>
            {card.count === undefined ? (
              <Skeleton height="1.25rem" width="5rem" my="0.375rem" />
            ) : (
              <>
                {formatCount(card.count)}
                {card.percentage !== undefined && (
                  <span className={styles.percentage}>{card.percentage}%</span>
                )}
              </>
            )}
          </dd>
        </Paper>
      ))}
    </dl>
  );
}
