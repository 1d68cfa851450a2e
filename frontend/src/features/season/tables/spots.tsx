import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { Section } from '../../../ui/section.tsx';
import { isKnown, type KnownSpot } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { FiguresTable } from './figures-table.tsx';
import { MergeSpot } from './merge-spot.tsx';
import { RenameSpot } from '../../../ui/rename-spot.tsx';

interface Task {
  readonly kind: 'rename' | 'merge';
  readonly spot: KnownSpot;
}

/** What each spot gave in the period, to be renamed and merged. */
export function Spots() {
  const { season, all, address, spotNameOf } = useSeasonPage();
  const [task, setTask] = useState<Task | null>(null);
  if (!season.spots.some(isKnown)) return null;
  const canMerge = all.spots.filter(isKnown).length > 1;
  const close = () => setTask(null);
  return (
    <Section id="spots" title="Spots" lead="The places where you take off. A name that you give one stays.">
      <FiguresTable
        label="Spots"
        head="Spot"
        rows={season.spots.map((spot) => {
          const { spot_id: id, figures, records } = spot;
          const name = spotNameOf(id);
          if (!isKnown(spot)) return { key: null, name, figures, records, actions: null };
          return {
            key: id,
            name: (
              <RouterAnchor to={address.withChanges({ spot: String(id) })} inherit>
                {name}
              </RouterAnchor>
            ),
            figures,
            records,
            actions: (
              <Group gap={4} wrap="nowrap" justify="flex-end">
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`Rename ${name}`}
                  onClick={() => setTask({ kind: 'rename', spot })}
                >
                  Rename
                </Button>
                {canMerge && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={`Merge ${name}`}
                    onClick={() => setTask({ kind: 'merge', spot })}
                  >
                    Merge
                  </Button>
                )}
              </Group>
            ),
          };
        })}
      />
      <RenameSpot spot={task?.kind === 'rename' ? task.spot : null} onClose={close} />
      <MergeSpot spot={task?.kind === 'merge' ? task.spot : null} onClose={close} />
    </Section>
  );
}
