import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, stopServing } from '../../testing/served.ts';
import { VideoEditorPage } from './editor-page.tsx';

const offer = (video_editor_url: string | null) =>
  serve({ 'GET /api/site': [200, { video_editor_url, connections: [] }] });
afterEach(stopServing);

describe('the video editor', () => {
  it('that is not here is said in one sentence', async () => {
    offer(null);
    renderApp(<VideoEditorPage />);
    expect(await screen.findByText("The surf video editor isn't available here.")).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the Video Editor' })).toBeNull();
  });

  it('that is here is opened from its page', async () => {
    offer('https://editor.example/');
    renderApp(<VideoEditorPage />);
    const open = await screen.findByRole('link', { name: 'Open the Video Editor' });
    expect(open.getAttribute('href')).toBe('/video-editor');
  });
});
