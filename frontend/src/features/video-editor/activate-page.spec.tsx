import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { ActivateVideoEditorPage } from './activate-page.tsx';

let time: ReturnType<typeof fakedTime>;
beforeEach(() => {
  time = fakedTime();
});

describe('the activation key page', () => {
  it('gets a key, and shows "Copied!" for 2 s after copying it', async () => {
    let answer: (value: readonly [number, unknown]) => void = () => undefined;
    serve({ 'POST /api/users/me/get-activation-key': new Promise((resolve) => (answer = resolve)) });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    await time.user.click(screen.getByRole('button', { name: 'Get Activation Key' }));
    await time.pass(0);
    expect(screen.getByRole('button', { name: 'Getting Key...' }).hasAttribute('disabled')).toBe(true);
    answer([200, { key: 'SURF-1234-EDIT' }]);
    await time.pass(50);
    expect(screen.getByText('SURF-1234-EDIT')).toBeTruthy();
    expect(screen.getByText('This key is assigned to your account.')).toBeTruthy();
    const open = screen.getByRole('link', { name: 'Open the Video Editor' });
    expect(open.getAttribute('href')).toBe('/video-editor');

    await time.user.click(screen.getByRole('button', { name: 'Copy' }));
    await time.pass(0);
    expect(await navigator.clipboard.readText()).toBe('SURF-1234-EDIT');
    await time.pass(1_800);
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
    await time.pass(400);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it.each([
    [{ detail: 'The pool is being refilled' }, 'The pool is being refilled'],
    [{}, 'An error occurred while checking for existing activation key'],
  ])('says why the check fails: %j', async (body, sentence) => {
    serve({ 'GET /api/users/me/activation-key': [500, body] });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  });

  it.each([
    [404, 'No activation keys available. Please try again later.'],
    [500, 'An error occurred while getting an activation key'],
  ])('says why there is no key: %i', async (status, sentence) => {
    serve({ 'POST /api/users/me/get-activation-key': [status, {}] });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    await time.user.click(screen.getByRole('button', { name: 'Get Activation Key' }));
    await time.pass(50);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  });

  it('links to the editor of this site when no other one is configured', async () => {
    serve({ 'GET /api/site': [200, { video_editor_url: null, connections: [] }] });
    renderApp(<ActivateVideoEditorPage />);
    await time.pass(50);
    const open = screen.getByRole('link', { name: 'Open the Video Editor' });
    expect(open.getAttribute('href')).toBe('/video-editor-page');
    expect(screen.getByText(/works without a key/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get Activation Key' })).toBeTruthy();
  });
});
