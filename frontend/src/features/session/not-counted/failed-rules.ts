import type { Preferences } from '../../../app/api-types.ts';
import { reasonText } from '../reasons/reason-text.ts';
import type { Candidate } from './candidates.ts';

/** The failed rules in a few words: 'Distance: 5.9 m short', or the kind of movement. */
export const failedRules = ({ ride }: Candidate, preferences: Preferences): string =>
  ride.reasons
    .filter(({ passed }) => !passed)
    .map((reason) => {
      const { title, shortBy, sentence } = reasonText(reason, preferences);
      return shortBy === null ? sentence : `${title}: ${shortBy}`;
    })
    .join(', ');
