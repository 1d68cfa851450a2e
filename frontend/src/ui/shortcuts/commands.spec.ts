import { describe, expect, it } from '@jest/globals';
import { commandsFor, search } from './commands.ts';

const labels = (...[typed, who]: [string, Parameters<typeof commandsFor>[0]]) =>
  search(commandsFor(who), typed).map(({ label }) => label);
const offered = { registration: true, videoEditor: true, sync: true };
const surfer = { signedIn: true, isAdmin: false, offered };

describe('the command palette', () => {
  it('matches words in any order and lists labels that start with the query first', () => {
    expect(labels('surf', surfer).slice(0, 3)).toEqual(['Surf Sessions', 'Surf Settings', 'Surf Vessels']);
    expect(labels('settings acc', surfer)).toEqual(['Account Settings']);
    expect(labels('no such page', surfer)).toEqual([]);
  });

  it('lists admin pages for admins only, and only open pages for visitors', () => {
    expect(labels('maint', surfer)).toEqual([]);
    expect(labels('maint', { ...surfer, isAdmin: true })).toEqual(['Maintenance']);
    expect(labels('dashboard', surfer)).toEqual([]);
    expect(labels('dashboard', { ...surfer, isAdmin: true })).toEqual(['Admin Dashboard']);
    expect(labels('', { ...surfer, signedIn: false })).not.toContain('Logout');
  });

  it('omits features that this installation does not have', () => {
    const nothing = { ...surfer, offered: { registration: true, videoEditor: false, sync: false } };
    expect(labels('video', surfer)).toEqual(['Video Editor']);
    expect(labels('sync', surfer)).toEqual(['Sync Activities']);
    expect([...labels('video', nothing), ...labels('sync', nothing)]).toEqual(['Video Editor']);
  });
});
