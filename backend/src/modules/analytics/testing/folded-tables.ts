import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { AnalyzedEvent } from '../read/facts/analyzed-events.ts';
import { dayOf, type FoldedPerson } from './fold.ts';
import { monthsOfUse } from './months-of-use.ts';

const monthOf = (at: Date) => `${dayOf(at).slice(0, 7)}-01`;
const text = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** The rows that `people` must have, times as ISO 8601 texts, in the order of the ids. */
export const peopleRows = (people: readonly FoldedPerson[]) =>
  people
    .toSorted((a, b) => a.id - b.id)
    .map(({ sessions: every, ...person }) => {
      const sessions = person.provenAt === null ? [] : every;
      const count = (is: (session: (typeof every)[number]) => boolean) => sessions.filter(is).length;
      const withVessel = (type: string) => count(({ vesselType }) => vesselType === type);
      const uploads = person.uploads.toSorted((a, b) => a.getTime() - b.getTime());
      return {
        user_id: person.id,
        registered_at: text(person.registeredAt),
        counted_at: text(person.provenAt),
        counted_month: person.provenAt && monthOf(person.provenAt),
        last_day: [...person.days].toSorted().at(-1) ?? null,
        has_username: person.hasUsername,
        has_activation_key: person.hasKey,
        distance_unit: person.distanceUnit,
        speed_unit: person.speedUnit,
        activities: sessions.length,
        manual: count(({ source }) => source === 'MANUAL'),
        garmin: count(({ source }) => source === 'GARMIN'),
        strava: count(({ source }) => source === 'STRAVA'),
        shared: count(({ isPublic }) => isPublic),
        ocean: count(({ surfType }) => surfType === 'traveling_waves'),
        standing: count(({ surfType }) => surfType === 'standing_waves'),
        surfboard: withVessel('surfboard'),
        sup_board: withVessel('sup_board'),
        bodyboard: withVessel('bodyboard'),
        foil: withVessel('foil'),
        surf_kayak: withVessel('surf_kayak'),
        sea_kayak: withVessel('sea_kayak'),
        whitewater_kayak: withVessel('whitewater_kayak'),
        surfski: withVessel('surfski'),
        other_vessel: withVessel('other'),
        first_upload_at: text(uploads[0]),
        second_upload_at: text(uploads[1]),
        first_rides_at: text(person.firstRidesAt),
        first_share_at: text(person.firstShareAt),
      };
    });

/** The rows that `sessions` must have, in the order of their keys. */
export const sessionRows = (people: readonly FoldedPerson[]) =>
  people
    .filter(({ provenAt }) => provenAt !== null)
    .flatMap(({ id, sessions }) =>
      sessions.map((session) => ({
        session_key: session.key,
        user_id: id,
        uploaded_at: text(session.uploadedAt),
        uploaded_month: monthOf(session.uploadedAt),
        source: session.source,
        surf_type: session.surfType,
        vessel_type: session.vesselType,
        is_public: session.isPublic,
        rides: session.rides,
        not_a_ride: session.notARide,
        missed_ride: session.missedRide,
        points: session.points,
        bytes: session.bytes,
        engine: session.engine,
        device: session.device,
        import_millis: session.importMillis,
      })),
    )
    .toSorted((a, b) => (a.session_key < b.session_key ? -1 : 1));

/** The rows that `months_of_use` must have. */
export const monthRows = (people: readonly FoldedPerson[]) =>
  people
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, days, provenAt }) => {
      if (provenAt === null) return [];
      const counted_month = monthOf(provenAt);
      return monthsOfUse(days, counted_month).map((months) => ({ user_id: id, counted_month, ...months }));
    });

/** The rows that `sync_failures` must have. */
export const syncFailureRows = (people: readonly FoldedPerson[]) =>
  people
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, syncFailures }) =>
      syncFailures
        .toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
        .map(([day, service, reason]) => ({ user_id: id, day, service, reason })),
    );

/** The rows that `refusals` must have. */
export function refusalRows(events: readonly StoredEvent[]) {
  const uploads = new Map<string, number>();
  for (const event of events as readonly StoredEvent<AnalyzedEvent>[]) {
    if (event.type !== 'UploadRefused') continue;
    const kind = [dayOf(event.recordedAt), event.data.format, event.data.reason].join(' ');
    uploads.set(kind, (uploads.get(kind) ?? 0) + 1);
  }
  return [...uploads].toSorted().map(([kind, count]) => {
    const [day, format, reason] = kind.split(' ');
    return { day, format, reason, uploads: count };
  });
}
