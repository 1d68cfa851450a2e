import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, stopServing } from '../../testing/served.ts';
import { AdditionalTools } from './additional-tools.tsx';

const offer = (video_editor_url: string | null) => {
  serve({ 'GET /api/site': [200, { video_editor_url, connections: [] }] });
  return renderApp(<AdditionalTools />);
};
afterEach(stopServing);

describe('the additional tools', () => {
  it('link to the video editor if one is configured', async () => {
    offer('https://editor.example/');
    const editor = await screen.findByRole('link', { name: 'Try Our Surf Video Editor' });
    expect(editor.getAttribute('href')).toBe('/video-editor');
  });

  it('link only to the video channel without a video editor', async () => {
    const { store } = offer(null);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('video_editor_url'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Watch surf videos on YouTube',
    ]);
  });
});
