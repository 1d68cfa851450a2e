import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { AccountEvent } from '../events/account-events.ts';
import type { AccountState } from '../account.aggregate.ts';
import { openAccount } from './open-account.ts';

export interface ChooseUsername {
  readonly username: string;
}

const RESERVED = new Set(['admin', 'root', 'administrator', 'system', 'moderator', 'superuser']);

/**
 * Trims a username, and checks that it has 3 to 20 letters, digits and underscores and is not reserved.
 * @throws DomainError invalid with the sentence of the first rule it breaks
 */
export function validUsername(text: string): string {
  const username = text.trim();
  // As people count them: an emoji is one character, and two units of a text in JavaScript.
  const length = [...username.slice(0, 42)].length;
  if (length === 0) throw invalid('Username cannot be empty');
  if (length < 3) throw invalid('Username must be at least 3 characters long');
  if (length > 20) throw invalid('Username must be less than 20 characters long');
  if (!/^[A-Za-z0-9_]+$/.test(username)) {
    throw invalid('Username can only contain letters, numbers, and underscores');
  }
  if (RESERVED.has(username.toLowerCase())) throw invalid('This username is not allowed');
  return username;
}

/** Uniqueness is not decided here: the handler holds a claim on the name. */
export const chooseUsername: Decide<AccountState, ChooseUsername, AccountEvent> = (command, state) => {
  const username = validUsername(command.username);
  return openAccount(state).username === username ? [] : [{ type: 'UsernameChosen', data: { username } }];
};
