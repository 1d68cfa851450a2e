import { useComputedColorScheme } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { createHighlight } from '../../../lib/highlight.ts';
import type { Activity } from '../activity.ts';
import { CandidateItem } from './candidates/candidate-item.tsx';
import type { Candidate } from './candidates/candidates.ts';
import { Uncounted } from './candidates/uncounted.tsx';
import { createClock, type ClockMode } from './clock.ts';
import { DetectionTools } from './detection/detection-tools.tsx';
import { useDetection } from './detection/use-detection.ts';
import { WhatIfPanel } from './detection/what-if-panel.tsx';
import { figuresOf } from './figures.ts';
import { MarkSaid } from './marks/mark-said.tsx';
import { isAbout } from './marks/marks.ts';
import { MarksPanel } from './marks/marks-panel.tsx';
import type { Marks } from './marks/use-marks.ts';
import { useRange, type RowRange } from './range/use-range.ts';
import type { Session } from './session.ts';
import { SessionPicture } from './session-picture.tsx';
import { SessionTabs } from './session-tabs.tsx';
import styles from './session-view.module.css';
import { StatisticsPanel } from './statistics-panel.tsx';

const NONE_IN_SIGHT: readonly Candidate[] = [];

interface Props {
  readonly session: Session;
  /** null on a page that only shows: nothing is tried, changed or deleted there. */
  readonly onDeleteRide: ((ride: number) => void) | null;
  /** What the owner of the session can say of it; left out for everybody else. */
  readonly owner?: { readonly activity: Activity; readonly marks: Marks };
}

/** Map, charts and table of one session, played as one instrument. */
export function SessionView({ session: saved, onDeleteRide, owner }: Props) {
  const detection = useDetection(saved, owner?.activity ?? null);
  const { session, applied, parameters, setParameters, result, candidates } = detection;
  const { activity, track } = session;
  const preferences = usePreferences();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [highlight] = useState(createHighlight);
  const [openId, setOpenId] = useState<number | null>(null);
  const [uncountedOpen, setUncountedOpen] = useState(false);
  const [clockMode, setClockMode] = useState<ClockMode>({ kind: 'absolute' });
  const ranging = useRange();

  const clock = useMemo(() => createClock(clockMode, session.start), [clockMode, session.start]);
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  const inSight = useMemo(
    () => (uncountedOpen ? [...candidates.nearly, ...candidates.ruledOut] : NONE_IN_SIGHT),
    [uncountedOpen, candidates],
  );
  const entryName = activity.surf_type === 'standing_waves' ? 'Attempt' : 'Ride';
  const tryingOut = parameters !== null;
  const marks = tryingOut ? null : (owner?.marks ?? null);

  useEffect(() => highlight.pin(openId), [highlight, openId]);
  const select = useCallback((id: number) => setOpenId(id), []);
  const toggle = useCallback((id: number) => setOpenId((now) => (now === id ? null : id)), []);
  const { clear } = ranging;
  const showAll = useCallback(() => {
    setOpenId(null);
    clear();
  }, [clear]);
  const missed = ({ from, to }: RowRange) => {
    const at = (row: number) => new Date(track.time[row] ?? 0).toISOString();
    const range = { start_time: at(from), end_time: at(to) };
    const counted = session.rides.find(({ ride }) => isAbout(range, ride));
    if (counted === undefined) marks?.mark('missed_ride', range, 'The range counts as a ride now.');
    else marks?.tell(`${entryName} ${counted.number} counts there already.`);
    clear();
  };

  return (
    <>
      <StatisticsPanel statistics={figures} entryName={entryName} highlight={highlight} onSelect={select} />
      <div className={styles.instrument}>
        <SessionPicture
          session={session}
          candidates={inSight}
          openId={openId}
          entryName={entryName}
          clock={clock}
          preferences={preferences}
          scheme={scheme}
          highlight={highlight}
          ranging={ranging}
          onSelect={select}
          onShowAll={showAll}
          onMissed={marks === null ? null : missed}
        />
        <div className={styles.rides}>
          {onDeleteRide !== null && (
            <DetectionTools
              activity={saved.activity}
              tryingOut={tryingOut}
              onTryOut={() => setParameters(applied)}
            />
          )}
          {owner !== undefined && <MarkSaid marks={owner.marks} />}
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
          <SessionTabs
            session={session}
            preferences={preferences}
            scheme={scheme}
            clock={clock}
            onClock={setClockMode}
            highlight={highlight}
            openRide={openId}
            entryName={entryName}
            onSelect={select}
            onToggle={toggle}
            onDeleteRide={tryingOut ? null : onDeleteRide}
            onMarkRow={ranging.marking ? ranging.markRow : null}
            marks={marks}
          />
          <Uncounted
            candidates={candidates}
            open={uncountedOpen}
            openId={openId}
            onToggle={() => setUncountedOpen(!uncountedOpen)}
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
              clock={clock}
              onTry={setParameters}
            />
          )}
        </div>
      </div>
    </>
  );
}
