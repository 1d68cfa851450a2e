import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import type { AccountEvent } from '../../events/account-events.ts';
import { account } from '../../account.aggregate.ts';
import { chooseUsername } from './choose-username.decision.ts';

const registered: AccountEvent = { type: 'UserRegistered', data: { userId: 3, email: 'kai@surf.example' } };
const choose = (username: string) => given(account, registered).when(chooseUsername, { username });

describe('choose a username', () => {
  it.each(['kai', 'Kai_3', 'a_name_of_20_letters', ' kai '])('accepts %j', (username) => {
    expect(choose(username)).toEqual([{ type: 'UsernameChosen', data: { username: username.trim() } }]);
  });

  it.each([
    ['   ', 'Username cannot be empty'],
    ['ka', 'Username must be at least 3 characters long'],
    ['a_name_of_21_letters_', 'Username must be less than 20 characters long'],
    ['kai!', 'Username can only contain letters, numbers, and underscores'],
    ['käi', 'Username can only contain letters, numbers, and underscores'],
    ['Admin', 'This username is not allowed'],
    ['SUPERUSER', 'This username is not allowed'],
  ])('refuses %j: %s', (username, sentence) => {
    expect(() => choose(username)).toThrow(sentence);
  });

  it('changes nothing when the username stays the same', () => {
    const chosen: AccountEvent = { type: 'UsernameChosen', data: { username: 'kai' } };
    expect(given(account, registered, chosen).when(chooseUsername, { username: 'kai' })).toEqual([]);
  });
});
