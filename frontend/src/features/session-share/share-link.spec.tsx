import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { ShareLink } from './share-link.tsx';

const refused = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
const setCopyCommand = (succeeds: boolean) =>
  Object.defineProperty(document, 'execCommand', { value: () => succeeds, configurable: true });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }));

beforeEach(() => {
  jest.useRealTimers();
  renderApp(<ShareLink urlHash="abc" />);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying the link', () => {
  it('writes it to the clipboard', async () => {
    const written: string[] = [];
    setClipboard({ writeText: (text: string) => Promise.resolve(void written.push(text)) });
    press();
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
    expect(written).toEqual([`${window.location.origin}/public/activity/abc`]);
  });

  it.each([
    ['is missing', undefined],
    ['refuses', refused],
  ])('uses the copy command where the clipboard %s', async (_, clipboard) => {
    setClipboard(clipboard);
    setCopyCommand(true);
    press();
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  });

  it('selects the link and says how to copy it when both fail', async () => {
    setClipboard(undefined);
    setCopyCommand(false);
    press();
    expect(await screen.findByText(/press Ctrl\+C/)).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the session' });
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy();
  });
});
