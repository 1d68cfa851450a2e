import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { UploadTokensPanel } from './upload-tokens-panel.tsx';

const TOKENS = [
  { id: 2, name: 'Suunto 9', created_at: '2026-06-02T18:00:00Z', last_used_at: '2026-06-03T19:30:00Z' },
  { id: 1, name: 'My phone', created_at: '2026-06-01T18:00:00Z', last_used_at: null },
];

describe('upload tokens', () => {
  it('are listed with their last use', async () => {
    serve({ 'GET /api/upload-tokens': [200, TOKENS] });
    renderApp(<UploadTokensPanel />);
    const items = within(await screen.findByRole('list', { name: 'Upload tokens' })).getAllByRole('listitem');
    expect(items.map((item) => /last used .*2026|not used yet/.exec(item.textContent)?.[0])).toEqual([
      expect.stringContaining('Jun 3, 2026'),
      'not used yet',
    ]);
  });

  it('are told once, with a command that uploads', async () => {
    serve({
      'GET /api/upload-tokens': [200, []],
      'POST /api/upload-tokens': [201, { id: 3, name: 'Laptop', token: 'secret-token' }],
    });
    renderApp(<UploadTokensPanel />);
    await userEvent.type(screen.getByLabelText('What will use it?'), 'Laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Make an upload token' }));
    expect((await screen.findByLabelText('Token')).textContent).toBe('secret-token');
    expect(screen.getByLabelText('Command').textContent).toBe(
      `curl -H "Authorization: Bearer secret-token" --data-binary @session.fit "${window.location.origin}/api/uploads?name=session.fit"`,
    );
  });

  it('are refused with the sentence of the server', async () => {
    const detail = 'The name of an upload token has 1 to 60 characters';
    serve({ 'GET /api/upload-tokens': [200, []], 'POST /api/upload-tokens': [400, { status: 400, detail }] });
    renderApp(<UploadTokensPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Make an upload token' }));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
  });

  it('are deleted after a confirmation', async () => {
    const calls = serve({
      'GET /api/upload-tokens': [200, TOKENS],
      'DELETE /api/upload-tokens/1': [204, null],
    });
    renderApp(<UploadTokensPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete My phone' }));
    expect(calls).not.toContain('DELETE /api/upload-tokens/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(calls).toContain('DELETE /api/upload-tokens/1');
  });
});
