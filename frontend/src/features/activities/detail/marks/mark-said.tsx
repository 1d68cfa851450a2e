import { Button } from '@mantine/core';
import styles from './marks-panel.module.css';
import type { Marks } from './use-marks.ts';

/** What was just marked, with the way back, or why nothing was. */
export function MarkSaid({ marks }: { marks: Marks }) {
  return (
    <div role="status">
      {marks.said !== null && (
        <div className={styles.said}>
          {marks.said}
          {marks.undo !== null && (
            <Button size="compact-sm" variant="default" disabled={marks.busy} onClick={marks.undo}>
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
