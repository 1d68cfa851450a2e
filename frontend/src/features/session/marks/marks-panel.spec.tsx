import { expect, it } from '@jest/globals';
import {
  adviseSettings,
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  simulateSession,
} from '@rideline/detection-engine';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleActivity } from '../../../testing/sessions.ts';
import { createSession } from '../page/session.ts';
import { type SessionPage, SessionPageContext } from '../page/session-page.ts';
import { engineMark, markOf } from './marks.ts';
import { MarksPanel } from './marks-panel.tsx';
import type { Marks } from './use-marks.ts';
import './advise.worker.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 4, durationMinutes: 30 });
const track = cleanTrack(recorded);
const parameters = DEFAULT_DETECTION_PARAMETERS;
const SEAWARD = 270;

/** A worker in the same thread. */
class DirectWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(data: unknown): void {
    self.postMessage = (answer: unknown) => this.onmessage?.({ data: answer });
    queueMicrotask(() => self.onmessage?.(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

it.each([
  [true, SEAWARD],
  [false, null],
])('advises by the rides of the usual heading, used: %s', async (is_used, heading) => {
  globalThis.Worker = DirectWorker as unknown as typeof Worker;
  const [miss] = detectRides(track, 'traveling_waves', parameters, 'surfing', heading).nearMisses;
  const mark = markOf('missed_ride', {
    start_time: new Date(miss!.startTime).toISOString(),
    end_time: new Date(miss!.endTime).toISOString(),
  });
  const engineMarks = [engineMark(mark)];
  const advise = (by: number | null) =>
    adviseSettings(track, 'traveling_waves', parameters, engineMarks, 'surfing', by);
  expect(advise(SEAWARD)?.ridesBefore).not.toBe(advise(null)?.ridesBefore);

  const activity = sampleActivity({
    sport: 'surfing',
    surf_rides: [],
    usual_heading: { heading: SEAWARD, sessions: 3, is_used },
  });
  const page = { session: createSession(activity, track), clock: { format: String } };
  const marks = { all: [mark], busy: false } as Partial<Marks> as Marks;
  renderApp(
    <SessionPageContext value={page as unknown as SessionPage}>
      <MarksPanel marks={marks} applied={parameters} activity={activity} onTry={() => undefined} />
    </SessionPageContext>,
  );
  const { ridesBefore, ridesAfter } = advise(heading)!;
  expect(
    await screen.findByText(new RegExp(`^${ridesAfter} rides? instead of ${ridesBefore} `)),
  ).toBeTruthy();
});
