import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { RedetectionRequest } from '../../../app/api-types.ts';
import { withUnit } from '../../../lib/detection-parameters.ts';
import { formatCount } from '../../../lib/format.ts';

function scopeOf({ user_id, url_hash }: RedetectionRequest): string {
  const whose = user_id === undefined ? '' : ` of user ${user_id}`;
  if (url_hash !== undefined) return `Activity ${url_hash}${whose}`;
  return user_id === undefined ? 'Every activity' : `Every activity${whose}`;
}

/** 'Every activity of user 7, minimum distance 50 m'. */
export function describeRequest(request: RedetectionRequest): string {
  const { clean_again, engine_version, setting_id, from, parameters = {} } = request;
  const overrides = DETECTION_PARAMETERS.flatMap((parameter) => {
    const value = parameters[parameter.key];
    const label = parameter.label.charAt(0).toLowerCase() + parameter.label.slice(1);
    return value === undefined ? [] : [`${label} ${withUnit(value, parameter)}`];
  });
  return [
    scopeOf(request),
    ...(clean_again === true ? ['cleaned again'] : []),
    ...(engine_version === undefined ? [] : [`last detected by engine ${engine_version}`]),
    ...(setting_id === undefined ? [] : [`with setting ${setting_id}`]),
    ...(overrides.length === 0 && setting_id === undefined ? ['each with its own parameters'] : overrides),
    ...(from === undefined ? [] : [`from position ${formatCount(from)} on`]),
  ].join(', ');
}
