import {
  DETECTION_PARAMETERS,
  mapParameters,
  parameterProblem,
  type ParameterKey,
} from '@rideline/detection-engine';
import type { RedetectionRequest } from '../../../app/api-types.ts';

export type Scope = 'everything' | 'user' | 'activity';

/** Form values; an empty parameter is not overridden. */
export interface RedetectionDraft extends Record<ParameterKey, number | string> {
  scope: Scope;
  userId: number | string;
  activity: string;
  engineVersion: string;
  cleanAgain: boolean;
  dryRun: boolean;
}

export const EMPTY_DRAFT: RedetectionDraft = {
  ...mapParameters(() => ''),
  scope: 'everything',
  userId: '',
  activity: '',
  engineVersion: '',
  cleanAgain: false,
  dryRun: true,
};

/** The url_hash at the end of a URL, or the text itself. */
const hashIn = (typed: string): string =>
  typed
    .trim()
    .split(/[?#]/, 1)[0]!
    .split('/')
    .findLast((part) => part !== '') ?? '';

export function checkRedetection(draft: RedetectionDraft): Partial<Record<keyof RedetectionDraft, string>> {
  const problems: Partial<Record<keyof RedetectionDraft, string>> = {};
  const { scope, userId, activity } = draft;
  if (scope === 'user' && !(Number.isInteger(userId) && Number(userId) > 0)) {
    problems.userId = 'User ID must be a whole number above 0';
  }
  if (scope === 'activity' && hashIn(activity) === '') problems.activity = 'Activity is required';
  for (const parameter of DETECTION_PARAMETERS) {
    const value = draft[parameter.key];
    const problem = value === '' ? null : parameterProblem(parameter, value);
    if (problem !== null) problems[parameter.key] = problem;
  }
  return problems;
}

/** The request for a valid draft. */
export function toRequest(draft: RedetectionDraft): RedetectionRequest {
  const overrides = DETECTION_PARAMETERS.flatMap(({ key }) =>
    typeof draft[key] === 'number' ? [[key, draft[key]] as const] : [],
  );
  const engineVersion = draft.engineVersion.trim();
  return {
    dry_run: draft.dryRun,
    ...(draft.cleanAgain && { clean_again: true }),
    ...(draft.scope === 'user' && { user_id: Number(draft.userId) }),
    ...(draft.scope === 'activity' && { url_hash: hashIn(draft.activity) }),
    ...(engineVersion !== '' && { engine_version: engineVersion }),
    ...(overrides.length > 0 && {
      parameters: Object.fromEntries(overrides),
    }),
  };
}
