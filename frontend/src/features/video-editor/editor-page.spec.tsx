import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { EditorPage } from './editor-page.tsx';

const offer = (video_editor_url: string | null) =>
  serve({ 'GET /api/site': [200, { video_editor_url, connections: [] }] });

describe('the video editor page', () => {
  it('gives visitors a film to cut in the editor of this site', async () => {
    offer(null);
    renderApp(<EditorPage Sessions={() => null} Sample={() => 'A film to cut'} />);
    expect(await screen.findByText(/nothing is uploaded/)).toBeTruthy();
    expect(screen.getByText('A film to cut')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the Video Editor' })).toBeNull();
  });

  it('links to the configured editor', async () => {
    offer('https://editor.example/');
    renderApp(<EditorPage Sessions={() => null} Sample={() => null} />);
    const open = await screen.findByRole('link', { name: 'Open the Video Editor' });
    expect(open.getAttribute('href')).toBe('/video-editor');
  });
});
