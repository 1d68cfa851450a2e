import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import { settingEvents, settingsOwner, type SettingEvent } from '../events/setting-events.ts';
import { type Settings, settings } from '../settings.aggregate.ts';

export interface OwnedSettings extends Settings {
  readonly owner: number;
}

type ConsumedEvent = SettingEvent | AccountErased;

const ownerOf = ({ type, stream }: StoredEvent<ConsumedEvent>) =>
  type === 'AccountErased' ? accountOf(stream) : settingsOwner(stream);

function evolve(
  owned: OwnedSettings | undefined,
  event: StoredEvent<ConsumedEvent>,
): OwnedSettings | undefined {
  if (event.type === 'AccountErased') return undefined;
  return { owner: ownerOf(event), ...settings.evolve(owned ?? settings.initialState, event) };
}

/** Detection profiles per person: `read_setting_profiles.setting_profiles`. */
export const settingProfilesProjection = documentProjection<OwnedSettings, ConsumedEvent>({
  name: 'setting_profiles',
  version: 3,
  table: 'setting_profiles',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [...settingEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve,
});
