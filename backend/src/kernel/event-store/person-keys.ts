import type { Keyring } from '../sealing/keyring.ts';

/** The keys that seal what events say about people, one per person. */
export interface PersonKeys {
  /** Made on first use. @throws SubjectErased once it was dropped */
  forSealing(subject: string): Promise<Keyring>;
  /** Of these people; whoever has none (any more) is left out. */
  forOpening(subjects: Iterable<string>): Promise<ReadonlyMap<string, Keyring>>;
}
