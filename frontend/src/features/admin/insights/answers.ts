export type HiddenReason = 'few_people' | 'reveals_few' | null;

interface PeopleCell {
  readonly people: number | null;
  readonly hidden: HiddenReason;
}

export interface FunnelStep extends PeopleCell {
  readonly step: 'registered' | 'verified' | 'first_upload' | 'first_rides' | 'second_session' | 'shared';
  readonly percentage: number | null;
  readonly median_days: number | null;
}

export interface CohortCell extends PeopleCell {
  readonly months_since: number;
  readonly percentage: number | null;
}

export interface Cohort extends PeopleCell {
  readonly month: string;
  readonly cells: readonly CohortCell[];
}

export interface LifecycleMonth {
  readonly month: string;
  readonly new: PeopleCell;
  readonly returning: PeopleCell;
  readonly resurrected: PeopleCell;
  readonly dormant: PeopleCell | null;
}

export interface Intake {
  readonly accepted: readonly {
    readonly month: string;
    readonly source: string;
    readonly uploads: number | null;
    readonly hidden: HiddenReason;
  }[];
  readonly refused: readonly {
    readonly month: string;
    readonly format: string;
    readonly reason: string;
    readonly uploads: number;
  }[];
}

export interface DetectionQuality {
  readonly name: string | null;
  readonly sessions: number | null;
  readonly without_rides_percentage: number | null;
  readonly rides: number | null;
  readonly not_a_ride_per_hundred: number | null;
  readonly missed_ride_per_hundred: number | null;
  readonly hidden: HiddenReason;
}

export interface DetectionHealth {
  readonly by_engine: readonly DetectionQuality[];
  readonly by_device: readonly DetectionQuality[];
}

export interface ImportTimes {
  readonly source: string;
  readonly up_to_bytes: number | null;
  readonly imports: number | null;
  readonly median_millis: number | null;
  readonly p95_millis: number | null;
  readonly p99_millis: number | null;
  readonly hidden: HiddenReason;
}

export interface Storage {
  readonly stored: {
    readonly sessions: number | null;
    readonly points: number | null;
    readonly original_bytes: number | null;
    readonly hidden: HiddenReason;
  };
  readonly import_times: readonly ImportTimes[];
}
