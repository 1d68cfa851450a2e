import type { TProperties } from '@sinclair/typebox';
import type { ListedActivity } from '../events/sync-events.ts';

/** What a sync lists: the last activity, the most recent ones, or those of a day. */
export type SyncType = 'last' | `recent-${number}` | 'select-date';

/** Texts of a service, and its part of the routes that all services have. */
export interface Service {
  readonly title: string;
  /** The sentence for a problem of kind `blocked`. */
  readonly blocked: string;
  /** The sentence for a problem of kind `withheld`, where there can be one. */
  readonly withheld?: string;
  /** Field of the status with the name of the account. */
  readonly accountField: string;
  readonly syncTypes: readonly SyncType[];
  /** Default: the request names one. */
  readonly defaultSync?: SyncType;
  /** Parameter of addresses with an activity's key. */
  readonly keyParameter: string;
  /** The key, unless an activity that was listed earlier has the same. */
  readonly keyOf: (activity: ListedActivity) => string;
  /** Further fields of a listed activity, and their values. */
  readonly activityFields: TProperties;
  readonly fieldsOf: (activity: ListedActivity, key: string) => object;
}
