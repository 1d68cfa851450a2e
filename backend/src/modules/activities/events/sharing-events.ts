import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Nullable, OneOf, personal } from '../../../kernel/event-store/fields.ts';

/** Anyone with the link can see the activity. */
const ActivityShared = defineEvent({ type: 'ActivityShared', version: 1, data: Type.Object({}) });
export type ActivityShared = EventOf<typeof ActivityShared>;

/** The link stopped working. */
const ActivityUnshared = defineEvent({ type: 'ActivityUnshared', version: 1, data: Type.Object({}) });
export type ActivityUnshared = EventOf<typeof ActivityUnshared>;

/** The owner chose what others see of the track while the activity is shared. */
const TrackPrivacyChosen = defineEvent({
  type: 'TrackPrivacyChosen',
  version: 1,
  data: Type.Object({
    ridesOnly: Type.Boolean(),
    /** Sealed text of a hidden circle, because it reveals a home or parking place. */
    hiddenCircle: personal(Nullable(Type.String())),
    showsHeartRate: Type.Boolean(),
  }),
});
export type TrackPrivacyChosen = EventOf<typeof TrackPrivacyChosen>;

export const MapKind = OneOf(['map', 'gps_visualization', 'develop_map']);
export type MapKind = Static<typeof MapKind>;

/** The owner requested a map. It opens under its file name until sharing stops. */
const MapDrawn = defineEvent({
  type: 'MapDrawn',
  version: 1,
  data: Type.Object({
    kind: MapKind,
    /** Bounded because the column that looks maps up by it is indexed. */
    file: Type.String({ maxLength: 200 }),
  }),
});
export type MapDrawn = EventOf<typeof MapDrawn>;

export const sharingEvents = [TrackPrivacyChosen, ActivityShared, ActivityUnshared, MapDrawn] as const;
