import type { SurfType } from '@rideline/detection-engine';
import {
  type Day,
  dayText,
  isTooLong,
  isWithin,
  monthOf,
  monthsOf,
  type Period,
  periodBefore,
} from '../../period.ts';
import type { SeasonAnswer } from '../../season.schema.ts';
import { figuresOf, ridesPerHour, sum, timeInWater } from './figures.ts';
import { type PersonSeason, type SeasonSession, spotName } from './person-season.ts';
import { bestRide, recordsOf } from './records.ts';
import { flowsOf, hoursOf, tidesOf } from './tides-and-hours.ts';
import { tripsOf } from './trips.ts';

export interface SeasonFilter {
  readonly surfType: SurfType;
  readonly period: Period;
  readonly vesselId?: number | undefined;
  readonly spotId?: number | undefined;
}

/** A period of the person's sessions of one surf type. */
export function seasonAnswer(person: PersonSeason, { period, ...filter }: SeasonFilter): SeasonAnswer {
  const chosen = person.sessions.filter(
    (session) =>
      session.surfType === filter.surfType &&
      (filter.vesselId === undefined || session.vesselId === filter.vesselId) &&
      (filter.spotId === undefined || session.spotId === filter.spotId),
  );
  const isStanding = filter.surfType === 'standing_waves';
  const within = (part: Period) => chosen.filter(({ day }) => isWithin(day, part));
  const sessions = within(period);
  const from = period.from ?? sessions[0]?.day ?? null;
  const to = period.to ?? sessions.at(-1)?.day ?? null;
  const before = periodBefore(period);
  return {
    from: from === null ? null : dayText(from),
    to: to === null ? null : dayText(to),
    is_demo: sessions.some(({ isDemo }) => isDemo),
    figures: figuresOf(sessions, isStanding),
    previous: before && figuresOf(within(before), isStanding),
    records: recordsOf(sessions),
    months: from === null || sessions.length === 0 ? [] : monthsFrom(from, sessions),
    days: daysOf(sessions),
    vessels: vesselsOf(sessions, person, isStanding),
    spots: spotsOf(sessions, person, isStanding),
    trips: tripsOf(sessions, person.spots),
    tides: tidesOf(sessions),
    flows: flowsOf(sessions),
    hours: hoursOf(sessions),
  };
}

/** Every month until the last session; only those with sessions where a recording's clock was centuries off. */
function monthsFrom(from: Day, sessions: readonly SeasonSession[]): SeasonAnswer['months'] {
  const byMonth = groupsBy(sessions, ({ day }) => monthOf(day));
  const last = Math.max(...sessions.map(({ day }) => day));
  const months = isTooLong(from, last) ? [...byMonth.keys()].toSorted() : monthsOf(from, last);
  return months.map((month) => {
    const own = byMonth.get(month) ?? [];
    return {
      month,
      sessions: own.length,
      time_in_water: timeInWater(own),
      rides: sum(own, ({ rides }) => rides),
      rides_per_hour: ridesPerHour(own),
      longest_distance: bestRide(own, 'distance')?.value ?? null,
      max_speed: bestRide(own, 'speed')?.value ?? null,
    };
  });
}

function daysOf(sessions: readonly SeasonSession[]): SeasonAnswer['days'] {
  return [...groupsBy(sessions, ({ day }) => day)]
    .toSorted(([a], [b]) => a - b)
    .map(([day, own]) => ({
      day: dayText(day),
      sessions: own.length,
      rides: sum(own, ({ rides }) => rides),
      time_in_water: timeInWater(own),
    }));
}

function groupsBy<Key>(sessions: readonly SeasonSession[], keyOf: (session: SeasonSession) => Key) {
  const groups = new Map<Key, SeasonSession[]>();
  for (const session of sessions) {
    const group = groups.get(keyOf(session));
    if (group === undefined) groups.set(keyOf(session), [session]);
    else group.push(session);
  }
  return groups;
}

/** Groups with most sessions first, of equal ones that with the earliest session. */
function grouped<Key>(sessions: readonly SeasonSession[], keyOf: (session: SeasonSession) => Key) {
  return [...groupsBy(sessions, keyOf)].toSorted(([, a], [, b]) => b.length - a.length);
}

function vesselsOf(sessions: readonly SeasonSession[], { vessels }: PersonSeason, isStanding: boolean) {
  const names = new Map(vessels.map(({ vesselId, name }) => [vesselId, name]));
  // A deleted vessel counts as none.
  const vesselOf = ({ vesselId }: SeasonSession) =>
    vesselId !== null && names.has(vesselId) ? vesselId : null;
  return grouped(sessions, vesselOf).map(([vesselId, own]) => ({
    vessel_id: vesselId,
    name: vesselId === null ? null : (names.get(vesselId) ?? null),
    figures: figuresOf(own, isStanding),
    records: recordsOf(own),
  }));
}

function spotsOf(sessions: readonly SeasonSession[], { spots }: PersonSeason, isStanding: boolean) {
  const names = new Map(spots.map((spot) => [spot.spotId, spotName(spot)]));
  return grouped(sessions, ({ spotId }) => spotId).map(([spotId, own]) => ({
    spot_id: spotId,
    name: spotId === null ? null : (names.get(spotId) ?? null),
    figures: figuresOf(own, isStanding),
    records: recordsOf(own),
  }));
}
