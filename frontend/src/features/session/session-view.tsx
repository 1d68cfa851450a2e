import { Box, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useIsSignedIn } from '../../app/hooks.ts';
import { UndoStatus } from '../../ui/undo-status.tsx';
import { useSingleKeys } from '../../ui/shortcuts/use-single-keys.ts';
import { ConditionsBand } from './conditions/conditions-band.tsx';
import { useDetection } from './detection/use-detection.ts';
import { EffortBar } from './effort/effort-bar.tsx';
import { SessionMapPane } from './map-and-chart/session-map-pane.tsx';
import { SpeedPane } from './map-and-chart/speed-pane.tsx';
import { NotSurfing } from './not-counted/not-surfing.tsx';
import { SmallerWaves } from './not-counted/smaller-waves.tsx';
import { PlayRides } from './replay/play-rides.tsx';
import { useBestWave } from './replay/use-best-wave.ts';
import { SessionRecords } from './records/session-records.tsx';
import { type CardFolds, WaveCard } from './rides/wave-card.tsx';
import { type Owner, SessionMore } from './session-more.tsx';
import { SessionTabs } from './session-tabs.tsx';
import styles from './session-view.module.css';
import { SessionPageContext, useNewSessionPage } from './page/session-page.ts';
import type { Session } from './page/session.ts';
import type { ViewOptions } from './page/use-view-options.tsx';
import { figuresOf } from './statistics/figures.ts';
import { StatisticsPanel } from './statistics/statistics-panel.tsx';
import { useBesideMap } from './use-beside-map.ts';
import { WatchWaves } from './watch/watch-waves.tsx';

interface Props {
  readonly session: Session;
  readonly options: ViewOptions;
  /** null on the public page. */
  readonly onDeleteRide: ((ride: number) => void) | null;
  readonly owner?: Owner;
  /** The map has the whole width, and everything else is below it. */
  readonly isWide?: boolean;
}

/** The open parts of the wave card. Beside the map there is room for the trackpoints at once. */
function useCardFolds(beside: boolean): CardFolds {
  const [toggled, setToggled] = useState({ exact: false, why: false, trackpoints: false });
  return {
    exact: toggled.exact,
    why: toggled.why,
    trackpoints: toggled.trackpoints !== beside,
    toggle: (part) => setToggled({ ...toggled, [part]: !toggled[part] }),
  };
}

/** Map, charts and tables of a session with a shared highlight, selection and clock. */
export function SessionView({ session: saved, options, onDeleteRide, owner, isWide = false }: Props) {
  const detection = useDetection(saved, owner?.activity ?? null);
  const { session, candidates, notSurfing } = detection;
  const { rides } = session;
  const previewing = detection.parameters !== null;
  const marks = previewing ? null : (owner?.marks ?? null);
  const page = useNewSessionPage({ session, candidates, options, marks });
  const { preferences, entryName, highlight, opened, openId, ranging, replay, stepTo } = page;
  const beside = useBesideMap() && !isWide;
  const isSignedIn = useIsSignedIn();
  const playBest = useBestWave(page);
  const folds = useCardFolds(beside);
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  useSingleKeys({ j: () => stepTo(opened, 1)?.(), k: () => opened !== null && stepTo(opened, -1)?.() });

  const statistics = (label: string, isLeading: boolean) => (
    <StatisticsPanel
      statistics={figures.filter(({ leading = false }) => leading === isLeading)}
      label={label}
      entryName={entryName}
      highlight={highlight}
      onSelect={page.select}
    />
  );
  const leading = (
    <>
      {statistics('Statistics', true)}
      {owner !== undefined && !previewing && <SessionRecords activity={owner.activity} />}
    </>
  );
  const chart = <SpeedPane withRides={beside && rides.length > 0} hint={owner?.hint} />;
  // Below the chart it would make the map's column higher than the window, which then scrolls away.
  const below = (
    <Stack gap="sm" mt={beside ? 'md' : undefined}>
      {statistics('More statistics', false)}
      <EffortBar />
      <ConditionsBand />
      <SessionMore saved={saved} detection={detection} owner={owner} />
    </Stack>
  );
  const isHeld =
    openId !== null || ranging.range !== null || ranging.selecting || replay.playing !== null || previewing;
  // The map has one place in the tree, so that it stays open when the window gets wider or narrower.
  return (
    <SessionPageContext value={page}>
      {beside && leading}
      <div
        className={beside ? styles.beside : styles.below}
        data-held={(isHeld && page.address.tab !== 'video') || undefined}
        data-bar={isSignedIn || undefined}
        data-wide={isWide || undefined}
      >
        <div className={styles.instrument}>
          <div className={styles.map}>
            <SessionMapPane onDrawn={isHeld ? undefined : playBest}>
              {!beside && rides.length > 0 && <PlayRides />}
            </SessionMapPane>
          </div>
          {beside && chart}
        </div>
        {!beside && leading}
        <Box miw={0}>
          {owner !== undefined && <UndoStatus last={owner.marks.last} busy={owner.marks.busy} />}
          <SessionTabs
            card={(entry) => (
              <WaveCard
                entry={entry}
                folds={folds}
                onDelete={previewing || onDeleteRide === null ? null : () => onDeleteRide(entry.id)}
              />
            )}
            video={owner?.video ?? null}
            noRides={notSurfing === null ? null : <NotSurfing sentence={notSurfing} />}
          />
          {owner !== undefined && !previewing && owner.activity.watch !== null && (
            <WatchWaves watch={owner.activity.watch} marks={owner.marks} />
          )}
          {owner !== undefined && !previewing && detection.applied !== null && (
            <SmallerWaves
              urlHash={owner.activity.url_hash}
              applied={detection.applied}
              offer={detection.lowerMinimum}
            />
          )}
          {beside && below}
        </Box>
        {!beside && (
          <>
            {chart}
            {below}
          </>
        )}
      </div>
    </SessionPageContext>
  );
}
