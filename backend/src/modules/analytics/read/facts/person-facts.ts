import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { accountOf } from '../../../identity/index.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { Fact } from './fact-tables.ts';

type Change = readonly [what: string, value?: string];

/** The facts of one event about the owner of an account. Of a username only that there is one. */
export function personFacts(event: StoredEvent<AnalyzedEvent>): readonly Fact<'fact_person'>[] {
  return changesOf(event).map(([what, value = null]) => ({
    position: event.position,
    user_id: event.type === 'ActivationKeyAssigned' ? event.data.userId : accountOf(event.stream),
    recorded_at: event.recordedAt,
    what,
    value,
  }));
}

function changesOf(event: AnalyzedEvent): readonly Change[] {
  switch (event.type) {
    case 'UserRegistered':
      return [['registered']];
    case 'EmailVerified':
    case 'GoogleLinked':
      return [['proven']];
    case 'DemoAccountOpened':
      return [['demo']];
    case 'UsernameChosen':
      return [['username']];
    case 'PreferencesChosen':
      return [
        ['distance_unit', event.data.distanceUnit],
        ['speed_unit', event.data.speedUnit],
      ];
    case 'ActivationKeyAssigned':
      return [['activation_key']];
    case 'AccountErased':
      return [['erased']];
    default:
      return [];
  }
}
