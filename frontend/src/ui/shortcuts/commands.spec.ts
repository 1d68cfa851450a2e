import { describe, expect, it } from '@jest/globals';
import { commandsFor, search } from './commands.ts';

const labels = (...[typed, who]: [string, Parameters<typeof commandsFor>[0]]) =>
  search(commandsFor(who), typed).map(({ label }) => label);
const offered = { videoEditor: true, sync: true };
const surfer = { signedIn: true, isAdmin: false, offered };

describe('the command palette', () => {
  it('finds by words in any order, what begins with them first', () => {
    expect(labels('surf', surfer).slice(0, 3)).toEqual(['Surf Sessions', 'Surf Settings', 'Surf Vessels']);
    expect(labels('settings acc', surfer)).toEqual(['Account Settings']);
    expect(labels('nothing like it', surfer)).toEqual([]);
  });

  it('offers admins their pages, and visitors only what is open to them', () => {
    expect(labels('replay', surfer)).toEqual([]);
    expect(labels('replay', { ...surfer, isAdmin: true })).toEqual(['Replay']);
    expect(labels('', { ...surfer, signedIn: false })).not.toContain('Logout');
  });

  it('leaves out what this installation does not offer', () => {
    const nothing = { ...surfer, offered: { videoEditor: false, sync: false } };
    expect(labels('video', surfer)).toEqual(['Video Editor']);
    expect(labels('sync', surfer)).toEqual(['Sync Activities']);
    expect([...labels('video', nothing), ...labels('sync', nothing)]).toEqual([]);
  });
});
