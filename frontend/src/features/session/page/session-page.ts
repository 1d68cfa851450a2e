import { useComputedColorScheme } from '@mantine/core';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { createHighlight } from '../../../lib/highlight.ts';
import { useInstrument } from '../map-and-chart/use-instrument.ts';
import type { Marks } from '../marks/use-marks.ts';
import { allCandidates, type Candidate, type Candidates } from '../not-counted/candidates.ts';
import { useRange } from '../range/use-range.ts';
import { useReplay } from '../replay/use-replay.ts';
import { entryNameOf } from './entry-name.ts';
import type { Session, SessionRide } from './session.ts';
import { useSessionAddress } from './use-session-address.ts';
import type { ViewOptions } from './use-view-options.tsx';

const NO_CANDIDATES: readonly Candidate[] = [];

interface Shown {
  readonly session: Session;
  readonly candidates: Candidates;
  readonly options: ViewOptions;
  /** null where nothing can be marked. */
  readonly marks: Marks | null;
}

/** The session as it is shown, and what is open, highlighted, selected and played on its page. */
export function useNewSessionPage({ session, candidates, options, marks }: Shown) {
  const { track, rides } = session;
  const { clock, surfPointsOnly } = options;
  const preferences = usePreferences();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const entryName = entryNameOf(session);
  const [highlight] = useState(createHighlight);
  const address = useSessionAddress(track.length);
  const { rideNumber, openRide } = address;
  const ranging = useRange(address);
  const replay = useReplay(session, highlight);
  const [openCandidate, setOpenCandidate] = useState<number | null>(null);
  const [candidatesOpen, setCandidatesOpen] = useState(false);
  const shownCandidates = useMemo(
    () => (candidatesOpen ? allCandidates(candidates) : NO_CANDIDATES),
    [candidatesOpen, candidates],
  );
  const opened = rides.find(({ number }) => number === rideNumber) ?? null;
  const openId = opened?.id ?? openCandidate;
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
  return {
    session,
    candidates,
    marks,
    clock,
    surfPointsOnly,
    preferences,
    scheme,
    entryName,
    highlight,
    address,
    ranging,
    replay,
    instrument,
    /** Of the open ride or candidate. */
    openId,
    opened,
    /** The candidates on map and chart; none while their list is closed. */
    shownCandidates,
    candidatesOpen,
    setCandidatesOpen,
    select,
    close,
    toggle: (id: number) => (id === openId ? close() : select(id)),
    /** Opens the ride this many places further; null past the ends. */
    stepTo: (entry: SessionRide | null, by: 1 | -1) => {
      const next = rides[entry === null ? 0 : rides.indexOf(entry) + by];
      return next === undefined ? null : () => openRide(next.number);
    },
    /** Set while a range is being selected: picks its start or end. */
    pickRow: ranging.selecting ? ranging.pickRow : null,
  };
}

export type SessionPage = ReturnType<typeof useNewSessionPage>;

export const SessionPageContext = createContext<SessionPage | null>(null);

/** The page that a part of it is on. @throws Error elsewhere */
export function useSessionPage(): SessionPage {
  const page = use(SessionPageContext);
  if (page === null) throw new Error('Only parts of a session page use it');
  return page;
}
