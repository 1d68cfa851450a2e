import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, Whole, personal } from '../../../kernel/event-store/fields.ts';

/** The seven parameters of a profile, in the units of the engine's declaration. */
export const Parameters = Type.Object({
  min_speed_kmh: Type.Number(),
  min_max_speed_kmh: Type.Number(),
  separate_time_threshold: Type.Number(),
  connect_time_threshold: Type.Number(),
  min_points: Type.Number(),
  min_ride_distance: Type.Number(),
  min_ride_duration: Type.Number(),
});
export type Parameters = Static<typeof Parameters>;

export const SettingCreated = defineEvent({
  type: 'SettingCreated',
  version: 1,
  data: Type.Object({
    settingId: Id,
    name: personal(Type.String()),
    parameters: Parameters,
  }),
});
export type SettingCreated = EventOf<typeof SettingCreated>;

export const SettingRenamed = defineEvent({
  type: 'SettingRenamed',
  version: 1,
  data: Type.Object({ settingId: Id, name: personal(Type.String()) }),
});
export type SettingRenamed = EventOf<typeof SettingRenamed>;

/** The owner changed a profile's parameters. Activities analyzed before keep the parameters they were analyzed with. */
export const SettingTuned = defineEvent({
  type: 'SettingTuned',
  version: 1,
  data: Type.Object({ settingId: Id, parameters: Parameters }),
});
export type SettingTuned = EventOf<typeof SettingTuned>;

export const SettingDeleted = defineEvent({
  type: 'SettingDeleted',
  version: 1,
  data: Type.Object({ settingId: Id }),
});
export type SettingDeleted = EventOf<typeof SettingDeleted>;

/** New uploads are analyzed with this profile, the owner's or `SKOOKUMCHUCK_SETTING`. */
export const DefaultSettingChosen = defineEvent({
  type: 'DefaultSettingChosen',
  version: 1,
  data: Type.Object({ settingId: Whole }),
});
export type DefaultSettingChosen = EventOf<typeof DefaultSettingChosen>;

/** New uploads are analyzed with the system's parameters. */
export const DefaultSettingCleared = defineEvent({
  type: 'DefaultSettingCleared',
  version: 1,
  data: Type.Object({}),
});
export type DefaultSettingCleared = EventOf<typeof DefaultSettingCleared>;

/** All events of the stream that holds one person's profiles. */
export const settingEvents = [
  SettingCreated,
  SettingRenamed,
  SettingTuned,
  SettingDeleted,
  DefaultSettingChosen,
  DefaultSettingCleared,
] as const;
export type SettingEvent =
  | SettingCreated
  | SettingRenamed
  | SettingTuned
  | SettingDeleted
  | DefaultSettingChosen
  | DefaultSettingCleared;

const STREAM_PREFIX = 'settings-';
/** One stream holds all profiles of a person, since their names are unique among themselves. */
export const settingsStream = (owner: number) => `${STREAM_PREFIX}${owner}`;
/** The person whose profiles this stream holds. */
export const settingsOwner = (stream: string): number => Number(stream.slice(STREAM_PREFIX.length));

/** Id of the system's profile for the standing wave at Skookumchuck, which every account has. */
export const SKOOKUMCHUCK_SETTING = -1;

/** Id that selects the system's parameters instead of a profile. */
export const SYSTEM_SETTING = 0;
