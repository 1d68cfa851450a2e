import type { UsualHeading } from '@rideline/detection-engine';
import type { TakeOff } from './events/take-offs.ts';

/** Port: tells which way a person rode in the other sessions at a spot. */
export abstract class UsualHeadings {
  /** Of ocean sessions that began their rides near these take-offs; null where too few tell it, or they disagree. */
  abstract near(owner: number, takeOffs: readonly TakeOff[]): Promise<UsualHeading | null>;
}
