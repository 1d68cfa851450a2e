import type { Decide } from '../../../../kernel/decider/decider.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

export interface RenameActivity {
  readonly actor: number;
  readonly name: string;
}

export const renameActivity: Decide<ActivityState, RenameActivity, ActivityEvent> = (command, state) => {
  const name = command.name.trim();
  return ownedActivity(state, command.actor).name === name
    ? []
    : [{ type: 'ActivityRenamed', data: { name } }];
};

/** The use case has checked that the vessel is the actor's own. */
export interface AssignVessel {
  readonly actor: number;
  readonly vesselId: number | null;
}

export const assignVessel: Decide<ActivityState, AssignVessel, ActivityEvent> = (
  { actor, vesselId },
  state,
) =>
  ownedActivity(state, actor).vesselId === vesselId ? [] : [{ type: 'VesselAssigned', data: { vesselId } }];

export interface SetVideoLink {
  readonly actor: number;
  /** null or empty removes the link. */
  readonly link: string | null;
}

/** Accepts http and https only: everyone who sees the activity can open the link. */
export const setVideoLink: Decide<ActivityState, SetVideoLink, ActivityEvent> = (command, state) => {
  const before = ownedActivity(state, command.actor).videoLink;
  const link = command.link?.trim() || null;
  if (link !== null && !isWebAddress(link)) {
    throw invalid('Please enter a video link that starts with http:// or https://', 'video_link_invalid');
  }
  return before === link ? [] : [{ type: 'VideoLinkSet', data: { link } }];
};

export interface ChooseRecords {
  readonly actor: number;
  readonly isExcluded: boolean;
}

/** Leaves the session out of its owner's records, or lets it hold them again. */
export const chooseRecords: Decide<ActivityState, ChooseRecords, ActivityEvent> = (
  { actor, isExcluded },
  state,
) => {
  if (ownedActivity(state, actor).isExcludedFromRecords === isExcluded) return [];
  return [{ type: isExcluded ? 'ExcludedFromRecords' : 'IncludedInRecords', data: {} }];
};

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
