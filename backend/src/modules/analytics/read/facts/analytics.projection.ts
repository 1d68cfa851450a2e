import { activityEvents, UploadRefused } from '../../../activities/index.ts';
import { SyncFailed } from '../../../connections/index.ts';
import { settingEvents } from '../../../detection-settings/index.ts';
import { accountEvents } from '../../../identity/index.ts';
import { vesselEvents } from '../../../vessels/index.ts';
import { ActivationKeyAssigned } from '../../../video-editor/index.ts';
import { createDerivedTables, derive } from './derive.ts';
import type { FactModel } from './fact-model.ts';
import { createFactTables } from './fact-tables.ts';
import { factsOf } from './facts-of.ts';

/** Facts about accounts, sessions, vessels and what failed, and the tables that the questions of the dashboard read. */
export const analyticsProjection: FactModel = {
  name: 'analytics',
  version: 3,
  consumes: [
    ...accountEvents,
    ActivationKeyAssigned,
    ...activityEvents,
    UploadRefused,
    SyncFailed,
    ...vesselEvents,
    ...settingEvents,
  ].map(({ type }) => type),
  derivesAfter: ['AccountErased'],
  tables: `${createFactTables}\n${createDerivedTables}`,
  factsOf,
  derive,
};
