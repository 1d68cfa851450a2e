import { describe, expect, it } from '@jest/globals';
import { commandsFor, search } from './commands.ts';

const labels = (...[typed, who]: [string, Parameters<typeof commandsFor>[0]]) =>
  search(commandsFor(who), typed).map(({ label }) => label);
const surfer = { signedIn: true, isAdmin: false };

describe('the command palette', () => {
  it('finds by words in any order, what begins with them first', () => {
    expect(labels('surf', surfer).slice(0, 3)).toEqual(['Surf Sessions', 'Surf Settings', 'Surf Vessels']);
    expect(labels('settings acc', surfer)).toEqual(['Account Settings']);
    expect(labels('nothing like it', surfer)).toEqual([]);
  });

  it('offers admins their pages, and visitors only what is open to them', () => {
    expect(labels('replay', surfer)).toEqual([]);
    expect(labels('replay', { signedIn: true, isAdmin: true })).toEqual(['Replay']);
    expect(labels('', { signedIn: false, isAdmin: false })).not.toContain('Logout');
  });
});
