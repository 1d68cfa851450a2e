import { useComputedColorScheme } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { createHighlight } from '../../../lib/highlight.ts';
import type { Activity } from '../activity.ts';
import { CandidateItem } from './not-counted/candidate-item.tsx';
import type { Candidate } from './not-counted/candidates.ts';
import { NotCounted } from './not-counted/not-counted.tsx';
import { NotSurfing } from './not-counted/not-surfing.tsx';
import { DetectionPanel } from './detection/detection-panel.tsx';
import { useDetection } from './detection/use-detection.ts';
import { WhatIfPanel } from './what-if/what-if-panel.tsx';
import { figuresOf } from './statistics/figures.ts';
import { isAbout } from './marks/marks.ts';
import { MarksPanel, MarkStatus } from './marks/marks-panel.tsx';
import type { Marks } from './marks/use-marks.ts';
import { useRange, type RowRange } from './range/use-range.ts';
import type { Session } from './session/session.ts';
import type { ViewOptions } from './session/use-view-options.tsx';
import { MapAndChart } from './map-and-chart/map-and-chart.tsx';
import { SessionTabs } from './session-tabs.tsx';
import styles from './session-view.module.css';
import { StatisticsPanel } from './statistics/statistics-panel.tsx';

const NO_CANDIDATES: readonly Candidate[] = [];

interface Props {
  readonly session: Session;
  readonly options: ViewOptions;
  /** null on the public page. */
  readonly onDeleteRide: ((ride: number) => void) | null;
  /** Only on the owner's page. */
  readonly owner?: { readonly activity: Activity; readonly marks: Marks };
}

/** Map, charts and tables of a session with a shared highlight, selection and clock. */
export function SessionView({ session: saved, options, onDeleteRide, owner }: Props) {
  const detection = useDetection(saved, owner?.activity ?? null);
  const { session, applied, parameters, setParameters, result, candidates, notSurfing } = detection;
  const { activity, track } = session;
  const preferences = usePreferences();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [highlight] = useState(createHighlight);
  const [openId, setOpenId] = useState<number | null>(null);
  const [notCountedOpen, setNotCountedOpen] = useState(false);
  const ranging = useRange();

  const { clock } = options;
  const figures = useMemo(() => figuresOf(session, preferences), [session, preferences]);
  const shownCandidates = useMemo(
    () => (notCountedOpen ? [...candidates.nearMisses, ...candidates.notRides] : NO_CANDIDATES),
    [notCountedOpen, candidates],
  );
  const entryName = activity.surf_type === 'standing_waves' ? 'Attempt' : 'Ride';
  const previewing = parameters !== null;
  const marks = previewing ? null : (owner?.marks ?? null);

  useEffect(() => highlight.pin(openId), [highlight, openId]);
  const select = useCallback((id: number) => setOpenId(id), []);
  const toggle = useCallback((id: number) => setOpenId((now) => (now === id ? null : id)), []);
  const { clear } = ranging;
  const showAll = useCallback(() => {
    setOpenId(null);
    clear();
  }, [clear]);
  const addRide = ({ from, to }: RowRange) => {
    const at = (row: number) => new Date(track.time[row] ?? 0).toISOString();
    const range = { start_time: at(from), end_time: at(to) };
    const counted = session.rides.find(({ ride }) => isAbout(range, ride));
    if (counted === undefined) marks?.mark('missed_ride', range, 'Added as a ride.');
    else marks?.notify(`Already counted as ${entryName} ${counted.number}.`);
    clear();
  };

  return (
    <>
      <StatisticsPanel statistics={figures} entryName={entryName} highlight={highlight} onSelect={select} />
      <div className={styles.instrument}>
        <MapAndChart
          session={session}
          candidates={shownCandidates}
          openId={openId}
          entryName={entryName}
          clock={clock}
          preferences={preferences}
          scheme={scheme}
          highlight={highlight}
          ranging={ranging}
          onSelect={select}
          onShowAll={showAll}
          onAddRide={marks === null ? null : addRide}
        />
        <div className={styles.rides}>
          {owner !== undefined && <MarkStatus marks={owner.marks} />}
          <SessionTabs
            session={session}
            preferences={preferences}
            scheme={scheme}
            options={options}
            highlight={highlight}
            openRide={openId}
            entryName={entryName}
            onSelect={select}
            onToggle={toggle}
            onDeleteRide={previewing ? null : onDeleteRide}
            onPickRow={ranging.selecting ? ranging.pickRow : null}
            marks={marks}
            noRides={
              notSurfing === null ? null : (
                <NotSurfing
                  sentence={notSurfing}
                  candidates={candidates}
                  entryName={entryName}
                  marks={marks}
                />
              )
            }
          />
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
        </div>
      </div>
    </>
  );
}
