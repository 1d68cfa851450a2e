import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { AccountEvent } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { chooseUsername } from './choose-username.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const choose = (username: string) => given(account, registered).when(chooseUsername, { username });

const EMPTY = 'Username cannot be empty';
const SHORT = 'Username must be at least 3 characters long';
const LONG = 'Username must be less than 20 characters long';
const CHARACTERS = 'Username can only contain letters, numbers, and underscores';
const RESERVED = 'This username is not allowed';

describe('choose a username', () => {
  it.each(['kai', 'Kai_3', 'a_name_of_20_letters', ' kai '])('accepts %j', (username) => {
    expect(choose(username)).toEqual([{ type: 'UsernameChosen', data: { username: username.trim() } }]);
  });

  it.each([
    ['', EMPTY],
    [' \u00a0\u3000\ufeff\n', EMPTY],
    ['!!', SHORT],
    ['🏄🌊', SHORT],
    ['\ud800\udfff\ud800', SHORT],
    ['21 letters and an end!', LONG],
    ['🏄'.repeat(21), LONG],
    ['käi', CHARACTERS],
    ['kai lenny', CHARACTERS],
    ['<b>kai</b>', CHARACTERS],
    ['\u200b\u200d\u2060', CHARACTERS],
    ['\ud800\ud800\ud800', CHARACTERS],
    ['🏄'.repeat(20), CHARACTERS],
    ...['Admin', 'ROOT', 'Administrator', 'system', 'moderator', 'SUPERUSER'].map((name) => [name, RESERVED]),
  ])('refuses %j by the first rule it breaks: %s', (username, sentence) => {
    expect(() => choose(username)).toThrow(sentence);
  });

  it('changes nothing when the username stays the same', () => {
    const chosen: AccountEvent = { type: 'UsernameChosen', data: { username: 'kai' } };
    expect(given(account, registered, chosen).when(chooseUsername, { username: 'kai' })).toEqual([]);
  });
});
