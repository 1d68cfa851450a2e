import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';

/** Exactly one field. The use case has checked that a vessel is the actor's own; null or an empty link removes it. */
export type FieldEdit =
  | { readonly name: string }
  | { readonly vesselId: number | null }
  | { readonly videoLink: string | null }
  | { readonly isExcludedFromRecords: boolean }
  | { readonly isSurfing: true };

export type EditActivity = FieldEdit & { readonly actor: number };

/** Records the field's event, or nothing where the field stays as it is. */
export const editActivity: Decide<ActivityState, EditActivity, ActivityEvent> = (edit, state) => {
  const before = ownedActivity(state, edit.actor);
  if ('name' in edit) {
    const name = edit.name.trim();
    return before.name === name ? [] : [{ type: 'ActivityRenamed', data: { name } }];
  }
  if ('vesselId' in edit) {
    const { vesselId } = edit;
    return before.vesselId === vesselId ? [] : [{ type: 'VesselAssigned', data: { vesselId } }];
  }
  if ('videoLink' in edit) {
    const link = linkOf(edit.videoLink);
    return before.videoLink === link ? [] : [{ type: 'VideoLinkSet', data: { link } }];
  }
  if ('isSurfing' in edit) {
    return before.otherSport === null ? [] : [{ type: 'CountedAsSurfing', data: {} }];
  }
  const isExcluded = edit.isExcludedFromRecords;
  if (before.isExcludedFromRecords === isExcluded) return [];
  return [{ type: isExcluded ? 'ExcludedFromRecords' : 'IncludedInRecords', data: {} }];
};

/** Accepts http and https only: everyone who sees the activity can open the link. */
function linkOf(text: string | null): string | null {
  const link = text?.trim() || null;
  if (link !== null && !isWebAddress(link)) {
    throw invalid('Please enter a video link that starts with http:// or https://', 'video_link_invalid');
  }
  return link;
}

/** The host follows the slashes, without whitespace, backslashes and invisible characters anywhere. */
const PLAIN = /^https?:\/\/[^\s\\/?#\p{C}][^\s\\\p{C}]*$/iu;
const NAMES_A_HOST = /[\p{L}\p{N}]/u;

/**
 * True for an absolute http or https URL without user name or password. The frontend has the same check
 * (`web-address.ts`), and the specs of both have the same examples.
 */
export function isWebAddress(address: string): boolean {
  if (!PLAIN.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return NAMES_A_HOST.test(hostname) && username === '' && password === '';
}
