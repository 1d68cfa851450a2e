import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, stopServing } from '../../testing/served.ts';
import { ConnectionsPanel } from './connections-panel.tsx';

const site = (connections: readonly string[]) =>
  ({ 'GET /api/site': [200, { connections, video_editor_url: null }] }) as const;
afterEach(stopServing);

describe('the connections of an account', () => {
  it('are hidden, without a status request, when the installation has none', async () => {
    const calls = serve(site([]));
    const { store } = renderApp(<ConnectionsPanel />);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('video_editor_url'));
    expect(calls).toEqual(['GET /api/site']);
    expect(screen.queryByText('Connections')).toBeNull();
  });

  it('show the status of each service that the installation has', async () => {
    const calls = serve({
      ...site(['garmin']),
      'GET /api/connect/garmin/status': [
        200,
        { is_connected: true, garmin_username: 'kai', last_sync: null },
      ],
    });
    renderApp(<ConnectionsPanel />);
    expect(await screen.findByText(/^Connected as kai/)).toBeTruthy();
    expect(calls).toEqual(['GET /api/site', 'GET /api/connect/garmin/status']);
  });
});
