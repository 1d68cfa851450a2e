import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../ui/section.tsx';
import { trendOf } from '../list-address.ts';
import { isKnown, type KnownSpot } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { FiguresTable, type RowLinks } from './figures-table.tsx';
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
  // The list doesn't know spots: the calendar has the sessions of one, and its map the rides.
  const linksOf = (id: number): RowLinks => {
    const own = address.withChanges({ spot: String(id) });
    const sessions = `${own}#calendar`;
    const rides = `${address.withChanges({ map: String(id) })}#take-offs`;
    return { name: own, sessions, rides, rate: trendOf(own, season) ?? sessions };
  };
  return (
    <Section id="spots" title="Spots" lead="The places where you take off. Names you give them stay.">
      <FiguresTable
        label="Spots"
        head="Spot"
        rows={season.spots.map((spot) => {
          const { spot_id: id, figures, records } = spot;
          const name = spotNameOf(id);
          if (!isKnown(spot)) return { key: null, name, links: null, figures, records, actions: null };
          return {
            key: id,
            name,
            links: linksOf(spot.spot_id),
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
