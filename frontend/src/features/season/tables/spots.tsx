import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useGetSpotsQuery } from '../../../app/spots.api.ts';
import { RenameSpot } from '../../../ui/rename-spot.tsx';
import { Section } from '../../../ui/section.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { type LastChange, UndoStatus } from '../../../ui/undo-status.tsx';
import { trendOf } from '../list-address.ts';
import { isKnown, type KnownSpot } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { useSeparateSpotMutation } from '../season.api.ts';
import { FiguresTable, type RowLinks } from './figures-table.tsx';
import { MergeSpot } from './merge-spot.tsx';
import { metersBetween, writeAway } from './spot-distance.ts';
import { type MergedSpot, SpotMenu } from './spot-menu.tsx';

interface Task {
  readonly kind: 'rename' | 'merge';
  readonly spot: KnownSpot;
}

/** What was merged into each spot, by its id. */
function useMergedSpots(): ReadonlyMap<number, readonly MergedSpot[]> {
  const { preferences } = useSeasonPage();
  const { data: spots = [] } = useGetSpotsQuery();
  return new Map(
    spots.map((spot) => [
      spot.spot_id,
      spot.merged.map((one) => ({
        id: one.spot_id,
        name: one.name ?? 'Unnamed spot',
        away: writeAway(metersBetween(spot, one), preferences),
      })),
    ]),
  );
}

/** What each spot gave in the period, to be renamed, merged and separated again. */
export function Spots() {
  const { season, all, address, spotNameOf } = useSeasonPage();
  const [task, setTask] = useState<Task | null>(null);
  const [last, setLast] = useState<LastChange | null>(null);
  const [separate, { isLoading: isSeparating }] = useSeparateSpotMutation();
  const mergedInto = useMergedSpots();
  if (!season.spots.some(isKnown)) return null;
  const canMerge = all.spots.filter(isKnown).length > 1;
  const close = () => setTask(null);
  const undo = async ({ id, name }: Pick<MergedSpot, 'id' | 'name'>) => {
    const { error } = await separate(id);
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to undo the merge'));
    else setLast({ message: `${name} is a spot of its own again.`, undo: null });
  };
  // The list doesn't know spots: the calendar has the sessions of one, and its map the rides.
  const linksOf = (id: number): RowLinks => {
    const own = address.withChanges({ spot: String(id) });
    const sessions = `${own}#calendar`;
    const rides = `${address.withChanges({ map: String(id) })}#take-offs`;
    return { name: own, sessions, rides, rate: trendOf(own, season) ?? sessions };
  };
  return (
    <Section id="spots" title="Spots" lead="The places where you take off. Names you give them stay.">
      <UndoStatus last={last} busy={isSeparating} />
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
              <SpotMenu
                name={name}
                onRename={() => setTask({ kind: 'rename', spot })}
                onMerge={canMerge ? () => setTask({ kind: 'merge', spot }) : null}
                merged={mergedInto.get(spot.spot_id) ?? []}
                onSeparate={(one) => void undo(one)}
              />
            ),
          };
        })}
      />
      <RenameSpot spot={task?.kind === 'rename' ? task.spot : null} onClose={close} />
      <MergeSpot
        spot={task?.kind === 'merge' ? task.spot : null}
        onClose={close}
        onMerged={(spot, into) => {
          const name = spotNameOf(spot.spot_id);
          setLast({
            message: `${name} is part of ${spotNameOf(into)} now.`,
            undo: () => void undo({ id: spot.spot_id, name }),
          });
        }}
      />
    </Section>
  );
}
