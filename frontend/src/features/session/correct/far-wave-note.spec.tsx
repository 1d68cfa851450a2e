import { describe, expect, it } from '@jest/globals';
import { cleanTrack, simulateSession, type SurfType } from '@rideline/detection-engine';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleActivity } from '../../../testing/sessions.ts';
import { createSession } from '../page/session.ts';
import { FarWaveNote } from './far-wave-note.tsx';

const trackAt = (surfType: SurfType) =>
  cleanTrack(simulateSession({ surfType, seed: 11, durationMinutes: 10 }).recorded);
const OCEAN = trackAt('traveling_waves');

describe('the note on a standing-wave session', () => {
  it('far from any standing wave leads to the change of its surf type', async () => {
    let asked = 0;
    const session = createSession(sampleActivity({ surf_type: 'standing_waves' }), OCEAN);
    renderApp(<FarWaveNote session={session} onChange={() => (asked += 1)} />);
    expect(screen.getByRole('status').textContent).toContain(
      'This session is far from Skookumchuck Narrows, British Columbia, the standing wave we know.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change surf type' }));
    expect(asked).toBe(1);
  });

  it.each<[string, SurfType, ReturnType<typeof trackAt>]>([
    ['near one', 'standing_waves', trackAt('standing_waves')],
    ['that became an ocean session', 'traveling_waves', OCEAN],
  ])('%s is missing', (_, surf_type, track) => {
    renderApp(
      <FarWaveNote session={createSession(sampleActivity({ surf_type }), track)} onChange={() => {}} />,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });
});
