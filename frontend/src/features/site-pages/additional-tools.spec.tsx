import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { AdditionalTools } from './additional-tools.tsx';

const EDITOR = 'https://editor.example/';
const CHANNEL = 'https://videos.example/rideline';

/** Name and address of each link, after the site's answer arrived. */
async function linksWith(video_editor_url: string | null, video_channel_url: string | null) {
  serve({ 'GET /api/site': [200, { video_editor_url, video_channel_url, connections: [] }] });
  const { store } = renderApp(<AdditionalTools />);
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('video_editor_url'));
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the additional tools', () => {
  it('link to the video editor and the video channel', async () => {
    expect(await linksWith(EDITOR, CHANNEL)).toEqual([
      ['Try Our Surf Video Editor', '/video-editor'],
      ['Watch our surf videos', CHANNEL],
    ]);
  });

  it('leave out a channel that the installation has not', async () => {
    expect(await linksWith(null, null)).toEqual([['Try Our Surf Video Editor', '/video-editor']]);
  });
});
