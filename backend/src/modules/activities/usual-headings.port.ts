import type { RecordedPart, UsualHeading } from '@rideline/detection-engine';
import type { TakeOff } from './events/take-offs.ts';

/** When and where a person surfed. */
export interface Outing {
  readonly recorded: RecordedPart;
  readonly takeOffs: readonly TakeOff[];
}

/** Tells the heading for an outing; null where too few other sessions tell it, or they disagree. */
export type TellUsualHeading = (outing: Outing) => UsualHeading | null;

/** Port: tells which way a person rode in the other sessions at a spot. */
export abstract class UsualHeadings {
  /** By the person's ocean sessions that began rides near an outing's take-offs at other times. */
  abstract of(owner: number): Promise<TellUsualHeading>;
}
