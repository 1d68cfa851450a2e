import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, stopServing } from '../../testing/served.ts';
import { ActivateVideoEditorPage } from './activate-page.tsx';

let time: ReturnType<typeof fakedTime>;
beforeEach(() => {
  time = fakedTime();
});
afterEach(() => {
  stopServing();
  jest.useRealTimers();
});

describe('the activation key', () => {
  it('is got with a button that says so, and copied with one that says so for 2 s', async () => {
    let give: (answer: readonly [number, unknown]) => void = () => undefined;
    serve({ 'POST /api/users/me/get-activation-key': new Promise((resolve) => (give = resolve)) });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    await time.user.click(screen.getByRole('button', { name: 'Get Activation Key' }));
    await time.pass(0);
    expect(screen.getByRole('button', { name: 'Getting Key...' }).hasAttribute('disabled')).toBe(true);
    give([200, { key: 'SURF-1234-EDIT' }]);
    await time.pass(50);
    expect(screen.getByText('SURF-1234-EDIT')).toBeTruthy();
    expect(screen.getByText('This key is assigned to your account.')).toBeTruthy();

    await time.user.click(screen.getByRole('button', { name: 'Copy' }));
    await time.pass(0);
    expect(await navigator.clipboard.readText()).toBe('SURF-1234-EDIT');
    await time.pass(1_800);
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
    await time.pass(400);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it("tells a check that failed from having none, in the server's words where there are any", async () => {
    serve({ 'GET /api/users/me/activation-key': [500, { detail: 'The pool is being refilled' }] });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    expect(screen.getByRole('alert').textContent).toBe('The pool is being refilled');
  });

  it('comes without a link to an editor that is not here', async () => {
    serve({ 'GET /api/site': [200, { video_editor_url: null, connections: [] }] });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    expect(screen.getByText("The surf video editor isn't available here.")).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the Video Editor' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Get Activation Key' })).toBeTruthy();
  });
});
