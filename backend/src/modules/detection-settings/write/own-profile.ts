import { conflict, notFound } from '../../../platform/errors/domain-error.ts';
import type { Profile, Settings } from '../settings.aggregate.ts';

/** @throws DomainError not_found, the same for a foreign and a missing profile */
export function ownProfile({ profiles }: Settings, settingId: number): Profile {
  const profile = profiles.find(({ id }) => id === settingId);
  if (profile === undefined) throw notFound('Surf setting not found');
  return profile;
}

/** @throws DomainError conflict when another profile has the name, in upper or lower case */
export function assertNameIsFree({ profiles }: Settings, name: string, ownId?: number): void {
  const isTaken = profiles.some(
    (profile) => profile.id !== ownId && profile.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw conflict('A setting with this name already exists');
}
