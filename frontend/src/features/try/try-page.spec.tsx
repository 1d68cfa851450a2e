import { afterEach, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { keptFile } from '../../app/kept-file.ts';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { analyzeFile } from './analyze-file.ts';
import { TryPage } from './try-page.tsx';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 20 });
const bytes = encodeTrackFile(recorded, 'gpx', { name: 'Dawn patrol' });

/** jsdom's files have no arrayBuffer. */
function fileOf(content: Uint8Array<ArrayBuffer>, name: string): File {
  const file = new File([content], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(content.buffer) });
}
const session = () => fileOf(new Uint8Array(bytes), 'dawn.gpx');

const Path = () => <p>At {useLocation().pathname}</p>;
const openPage = () =>
  renderApp(
    <Routes>
      <Route path="/try" element={<TryPage analyze={analyzeFile} />} />
      <Route path="*" element={<Path />} />
    </Routes>,
    { at: '/try' },
  );
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Track file'), file);
const findSession = () => screen.findByText(/^Only on this device/, {}, { timeout: 20_000 });

afterEach(async () => {
  await keptFile.clear();
});

describe('a tried file', () => {
  it('is analyzed as the server does, and shown without sending it', async () => {
    const calls = serve({});
    openPage();
    await choose(session());
    await findSession();
    expect(screen.getByRole('heading', { level: 1, name: 'Dawn patrol' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Surf Rides' })).toBeTruthy();
    expect(calls.filter((call) => call !== 'GET /api/site')).toEqual([]);
    expect(await keptFile.read()).toBeNull();
  });

  it('has the time at its spot beside Pacific time', async () => {
    serve({});
    openPage();
    const { recorded: surfed } = simulateSession({
      surfType: 'traveling_waves',
      seed: 11,
      durationMinutes: 20,
      startTime: epochMillis(Date.UTC(2026, 4, 15, 22, 11, 30)),
    });
    const moved = (column: Float64Array, to: number) => column.map((degrees) => degrees - column[0]! + to);
    const latitude = moved(surfed.latitude, -8.8293);
    const longitude = moved(surfed.longitude, 115.0849);
    const file = encodeTrackFile({ ...surfed, latitude, longitude }, 'gpx', { name: 'Uluwatu' });
    await choose(fileOf(new Uint8Array(file), 'uluwatu.gpx'));
    await findSession();
    expect(screen.getByText('May 15, 2026, 3:11 PM PT')).toBeTruthy();
    expect(screen.getByText('Sat, May 16, 2026, 6:11 AM at the spot')).toBeTruthy();
  });

  it('is kept for the registration when a visitor saves it', async () => {
    serve({});
    openPage();
    await choose(session());
    await findSession();
    await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
    expect(await screen.findByText('At /register')).toBeTruthy();
    expect(await keptFile.read()).toMatchObject({ surfType: 'traveling_waves', email: null });
  });

  it('is kept for the account that is logged in', async () => {
    tokenStorage.write('abc');
    serve({ 'GET /api/users/me': [200, { email: 'kai@surf.example', username: null }] });
    openPage();
    await choose(session());
    await findSession();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save it' }).hasAttribute('disabled')).toBe(false),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
    expect(await screen.findByText('At /upload')).toBeTruthy();
    expect(await keptFile.read()).toMatchObject({ email: 'kai@surf.example' });
  });

  it('is shown again when its page opens, and forgotten for another one', async () => {
    serve({});
    await keptFile.keep(session(), 'traveling_waves');
    openPage();
    await findSession();
    await userEvent.click(screen.getByRole('button', { name: 'Try another file' }));
    expect(screen.getByLabelText('Track file')).toBeTruthy();
    expect(await keptFile.read()).toBeNull();
  });

  it('that is no track says why', async () => {
    serve({});
    openPage();
    await choose(fileOf(new TextEncoder().encode('hello'), 'hello.gpx'));
    expect((await screen.findByRole('alert')).textContent).toContain('This file does not hold a track.');
    expect(screen.getByLabelText('Track file')).toBeTruthy();
  });
});
