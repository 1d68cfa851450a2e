import { useComputedColorScheme } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIsSignedIn } from '../../../app/hooks.ts';
import { usePreferences } from '../../../app/me.api.ts';
import { createHighlight } from '../../../lib/highlight.ts';
import { createSpeedSteps } from '../../../map/speed-colors/speed-steps.ts';
import { useSingleKeys } from '../../../ui/shortcuts/use-single-keys.ts';
import type { Activity } from '../activity.ts';
import { DetectionPanel } from './detection/detection-panel.tsx';
import { useDetection } from './detection/use-detection.ts';
import { SessionMapPane } from './map-and-chart/session-map-pane.tsx';
import { SpeedPane } from './map-and-chart/speed-pane.tsx';
import { useInstrument } from './map-and-chart/use-instrument.ts';
import { isAbout } from './marks/marks.ts';
import { MarksPanel, MarkStatus } from './marks/marks-panel.tsx';
import type { Marks } from './marks/use-marks.ts';
import { CandidateItem } from './not-counted/candidate-item.tsx';
import { allCandidates, type Candidate } from './not-counted/candidates.ts';
import { NotCounted } from './not-counted/not-counted.tsx';
import { NotSurfing } from './not-counted/not-surfing.tsx';
import { useRange, type RowRange } from './range/use-range.ts';
import { PlayRides } from './replay/replay-bar.tsx';
import { useReplay } from './replay/use-replay.ts';
import { useCardFolds } from './rides/use-card-folds.ts';
import { WaveCard } from './rides/wave-card.tsx';
import { SessionTabs } from './session-tabs.tsx';
import styles from './session-view.module.css';
import type { Session, SessionRide } from './session/session.ts';
import { useSessionAddress } from './session/use-session-address.ts';
import type { ViewOptions } from './session/use-view-options.tsx';
import { figuresOf } from './statistics/figures.ts';
import { StatisticsPanel, type Statistic } from './statistics/statistics-panel.tsx';
import { useBesideMap } from './use-beside-map.ts';
import { WhatIfPanel } from './what-if/what-if-panel.tsx';

const NO_CANDIDATES: readonly Candidate[] = [];

interface Props {
  readonly session: Session;
  readonly options: ViewOptions;
  /** null on the public page. */
  readonly onDeleteRide: ((ride: number) => void) | null;
  /** Only on the owner's page. */
  readonly owner?: { readonly activity: Activity; readonly marks: Marks; readonly hint: ReactNode };
}

/** Map, charts and tables of a session with a shared highlight, selection and clock. */
export function SessionView({ session: saved, options, onDeleteRide, owner }: Props) {
  const detection = useDetection(saved, owner?.activity ?? null);
  const { session, applied, parameters, setParameters, result, candidates, notSurfing } = detection;
  const { activity, track, rides } = session;
  const preferences = usePreferences();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const beside = useBesideMap();
  const isSignedIn = useIsSignedIn();
  const [highlight] = useState(createHighlight);
  const address = useSessionAddress(track.length);
  const ranging = useRange(address);
  const replay = useReplay(session, highlight);
  const folds = useCardFolds(beside);
  const [openCandidate, setOpenCandidate] = useState<number | null>(null);
  const [notCountedOpen, setNotCountedOpen] = useState(false);

  const { clock } = options;
  const { rideNumber, openRide } = address;
  const opened = rides.find(({ number }) => number === rideNumber) ?? null;
  const openId = opened?.id ?? openCandidate;
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  const shownCandidates = useMemo(
    () => (notCountedOpen ? allCandidates(candidates) : NO_CANDIDATES),
    [notCountedOpen, candidates],
  );
  const entryName = activity.surf_type === 'standing_waves' ? 'Attempt' : 'Ride';
  const previewing = parameters !== null;
  const marks = previewing ? null : (owner?.marks ?? null);
  const instrument = useInstrument({
    session,
    candidates: shownCandidates,
    openId,
    entryName,
    clock,
    preferences,
    range: ranging.range,
    selecting: ranging.selecting,
    playedId: replay.rideId,
  });
  const { speed } = instrument.drawing;
  const steps = useMemo(() => createSpeedSteps(speed, rides), [speed, rides]);

  useEffect(() => highlight.pin(openId), [highlight, openId]);
  const select = (id: number) => {
    const ride = rides.find((known) => known.id === id);
    setOpenCandidate(ride === undefined ? id : null);
    if (ride !== undefined || rideNumber !== null) openRide(ride?.number ?? null);
  };
  const close = () => {
    setOpenCandidate(null);
    if (rideNumber !== null) openRide(null);
  };
  const toggle = (id: number) => (id === openId ? close() : select(id));
  const { clear } = ranging;
  const showAll = () => {
    close();
    clear();
    instrument.setView(null);
  };
  /** Opens the ride this many places further. */
  const stepTo = (entry: SessionRide | null, by: 1 | -1) => {
    const next = rides[entry === null ? 0 : rides.indexOf(entry) + by];
    return next === undefined ? null : () => openRide(next.number);
  };
  useSingleKeys({ j: () => stepTo(opened, 1)?.(), k: () => opened !== null && stepTo(opened, -1)?.() });
  const pickRow = ranging.selecting ? ranging.pickRow : null;
  const addRide = useCallback(
    ({ from, to }: RowRange) => {
      const at = (row: number) => new Date(track.time[row] ?? 0).toISOString();
      const range = { start_time: at(from), end_time: at(to) };
      const counted = rides.find(({ ride }) => isAbout(range, ride));
      if (counted === undefined) marks?.mark('missed_ride', range, 'Added as a ride.');
      else marks?.notify(`Already counted as ${entryName} ${counted.number}.`);
      clear();
    },
    [track, rides, marks, entryName, clear],
  );

  const statistics = (label: string, shown: readonly Statistic[]) => (
    <StatisticsPanel
      statistics={shown}
      label={label}
      entryName={entryName}
      highlight={highlight}
      onSelect={select}
    />
  );
  const map = (
    <div className={styles.map}>
      <SessionMapPane
        session={session}
        candidates={shownCandidates}
        instrument={instrument}
        preferences={preferences}
        scheme={scheme}
        highlight={highlight}
        ranging={ranging}
        onSelect={select}
        onShowAll={showAll}
      >
        {!beside && rides.length > 0 && <PlayRides replay={replay} entryName={entryName} />}
      </SessionMapPane>
    </div>
  );
  const chart = (
    <SpeedPane
      session={session}
      instrument={instrument}
      replay={replay}
      entryName={entryName}
      clock={clock}
      preferences={preferences}
      scheme={scheme}
      highlight={highlight}
      ranging={ranging}
      withRides={beside && rides.length > 0}
      onSelect={select}
      onAddRide={marks === null ? null : addRide}
      hint={owner?.hint}
    />
  );
  const tabs = (
    <>
      {owner !== undefined && <MarkStatus marks={owner.marks} />}
      <SessionTabs
        session={session}
        preferences={preferences}
        scheme={scheme}
        options={options}
        highlight={highlight}
        tab={address.tab}
        onTab={address.openTab}
        openRide={openId}
        entryName={entryName}
        onSelect={select}
        onToggle={toggle}
        card={(entry) => (
          <WaveCard
            session={session}
            entry={entry}
            entryName={entryName}
            options={options}
            preferences={preferences}
            scheme={scheme}
            speed={speed}
            steps={steps}
            highlight={highlight}
            folds={folds}
            onNext={stepTo(entry, 1)}
            onPrevious={stepTo(entry, -1)}
            onDelete={previewing || onDeleteRide === null ? null : () => onDeleteRide(entry.id)}
            marks={marks}
            onPickRow={pickRow}
          />
        )}
        onPickRow={pickRow}
        noRides={
          notSurfing === null ? null : (
            <NotSurfing sentence={notSurfing} candidates={candidates} entryName={entryName} marks={marks} />
          )
        }
      />
    </>
  );
  const more = (
    <>
      <NotCounted
        candidates={candidates}
        open={notCountedOpen}
        openId={openId}
        onToggle={() => setNotCountedOpen(!notCountedOpen)}
        item={(candidate) => (
          <CandidateItem
            key={candidate.id}
            candidate={candidate}
            open={candidate.id === openId}
            clock={clock}
            preferences={preferences}
            highlight={highlight}
            marks={marks}
            onToggle={toggle}
          />
        )}
      />
      {owner !== undefined && applied !== null && (
        <MarksPanel
          marks={owner.marks}
          track={track}
          surfType={activity.surf_type}
          applied={applied}
          sport={owner.activity.sport}
          clock={clock}
          onTry={setParameters}
        />
      )}
      <DetectionPanel
        activity={saved.activity}
        isOwner={owner !== undefined}
        onPreview={previewing || applied === null ? null : () => setParameters(applied)}
      >
        {parameters !== null && applied !== null && result !== null && (
          <WhatIfPanel
            urlHash={activity.url_hash}
            applied={applied}
            parameters={parameters}
            result={result}
            onChange={setParameters}
            onClose={() => setParameters(null)}
          />
        )}
      </DetectionPanel>
    </>
  );

  const isHeld =
    openId !== null || ranging.range !== null || ranging.selecting || replay.playing !== null || previewing;
  // The map has one place in the tree, so that it stays open when the window gets wider or narrower.
  return (
    <>
      {beside && statistics('Statistics', figures)}
      <div
        className={beside ? styles.beside : styles.below}
        data-held={isHeld || undefined}
        data-bar={isSignedIn || undefined}
      >
        <div className={styles.instrument}>
          {map}
          {beside && chart}
        </div>
        {!beside &&
          statistics(
            'Statistics',
            figures.filter(({ leading }) => leading),
          )}
        <div className={styles.lists}>
          {tabs}
          {beside && more}
        </div>
        {!beside && (
          <>
            {chart}
            {statistics(
              'More statistics',
              figures.filter(({ leading }) => !leading),
            )}
            <div>{more}</div>
          </>
        )}
      </div>
    </>
  );
}
