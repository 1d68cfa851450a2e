import type { ActivityListItem, Source } from '../../../app/api-types.ts';
import { vesselOf } from '../../../activity/activity.ts';
import { sourceName } from '../../../activity/source-name.ts';
import { type Clock, yearOf } from './day-of.ts';
import type { SessionTides } from './tides.api.ts';

/** The value of a filter that keeps every session. */
export const ALL = '';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Filter {
  /** Its name in the address. */
  readonly key: FilterKey;
  readonly label: string;
  /** The choice that keeps every session. */
  readonly all: string;
  /** The choices that the sessions give. */
  readonly optionsOf: (rows: readonly ActivityListItem[], clock: Clock) => readonly Option[];
  /**
   * @param clock the one of the list's months
   * @param tides undefined while they are not loaded
   */
  readonly keeps: (
    row: ActivityListItem,
    value: string,
    clock: Clock,
    tides: SessionTides | undefined,
  ) => boolean;
}

/** Knots at which the wave stands up, a pile builds and it is a foam pile. */
const FLOWS = [
  [-Infinity, 8],
  [8, 11],
  [11, 13],
  [13, Infinity],
] as const;

const FILTER_KEYS = ['vessel', 'year', 'source', 'shared', 'rides', 'video', 'tide', 'flow'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type ChosenFilters = Readonly<Record<FilterKey, string>>;

/** A choice between sessions that have something and those that don't. */
function yesOrNo(
  key: FilterKey,
  label: string,
  [all, yes, no]: readonly [all: string, yes: string, no: string],
  has: (row: ActivityListItem) => boolean,
): Filter {
  return {
    key,
    label,
    all,
    optionsOf: () => [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ],
    keeps: (row, value) => has(row) === (value === 'yes'),
  };
}

/** Different values of the sessions with their labels, in the order of their first session. */
function differentOnes(
  rows: readonly ActivityListItem[],
  optionOf: (row: ActivityListItem) => Option | null,
): readonly Option[] {
  const options = new Map<string, Option>();
  for (const row of rows) {
    const option = optionOf(row);
    if (option !== null && !options.has(option.value)) options.set(option.value, option);
  }
  return [...options.values()];
}

export const FILTERS: readonly Filter[] = [
  {
    key: 'vessel',
    label: 'Surf vessel',
    all: 'All Vessels',
    optionsOf: (rows) =>
      differentOnes(rows, (row) =>
        row.surf_vessel === null ? null : { value: String(row.surf_vessel_id), label: vesselOf(row) },
      ),
    keeps: (row, value) => String(row.surf_vessel_id) === value,
  },
  {
    key: 'year',
    label: 'Year',
    all: 'All years',
    optionsOf: (rows, clock) =>
      differentOnes(rows, (row) => {
        const year = yearOf(row, clock);
        return year === '' ? null : { value: year, label: year };
      }),
    keeps: (row, value, clock) => yearOf(row, clock) === value,
  },
  {
    key: 'source',
    label: 'Source',
    all: 'All sources',
    optionsOf: (rows) => differentOnes(rows, ({ source }) => ({ value: source, label: sourceName(source) })),
    keeps: ({ source }, value) => source === (value as Source),
  },
  yesOrNo('shared', 'Sharing', ['Shared and private', 'Shared', 'Private'], ({ is_public }) => is_public),
  yesOrNo(
    'rides',
    'Rides',
    ['With or without rides', 'With rides', 'Without rides'],
    ({ total_rides }) => total_rides > 0,
  ),
  yesOrNo(
    'video',
    'Video',
    ['With or without video', 'With video', 'Without video'],
    ({ has_video }) => has_video,
  ),
  {
    key: 'tide',
    label: 'Tide at the start',
    all: 'Any tide',
    optionsOf: () => [
      { value: 'rising', label: 'Rising tide' },
      { value: 'high', label: 'High tide' },
      { value: 'falling', label: 'Falling tide' },
      { value: 'low', label: 'Low tide' },
    ],
    keeps: ({ url_hash }, value, _clock, tides) => tides?.[url_hash] === value,
  },
  {
    key: 'flow',
    label: 'Flow',
    all: 'Any flow',
    optionsOf: (rows) =>
      rows.every(({ flow_knots }) => flow_knots === null)
        ? []
        : FLOWS.map(([from, to], index) => ({
            value: String(index),
            label:
              to === Infinity
                ? `${from} kn and more`
                : from === -Infinity
                  ? `Under ${to} kn`
                  : `${from} to ${to} kn`,
          })),
    keeps: ({ flow_knots: knots }, value) => {
      const [from, to] = FLOWS[Number(value)] ?? [-Infinity, Infinity];
      return knots !== null && knots >= from && knots < to;
    },
  },
];

export const NO_FILTERS: ChosenFilters = {
  vessel: ALL,
  year: ALL,
  source: ALL,
  shared: ALL,
  rides: ALL,
  video: ALL,
  tide: ALL,
  flow: ALL,
};

/** The filters that leave sessions out. */
export const activeFilters = (chosen: ChosenFilters): readonly Filter[] =>
  FILTERS.filter(({ key }) => chosen[key] !== ALL);

export function passes(
  chosen: ChosenFilters,
  clock: Clock,
  tides?: SessionTides,
): (row: ActivityListItem) => boolean {
  const active = activeFilters(chosen);
  return (row) => active.every(({ key, keeps }) => keeps(row, chosen[key], clock, tides));
}
