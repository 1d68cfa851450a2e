import type { ContractAnswers, Figures, Row } from './contract-answers.ts';
import { dayOf, type FoldedPerson, type FoldedSession } from './fold.ts';

/** The statistics that the folded people give. @param today YYYY-MM-DD */
export function foldedAnswers(people: readonly FoldedPerson[], today: string): ContractAnswers {
  const users = people.filter(({ provenAt }) => provenAt !== null);
  const sessions = users.flatMap((user) => user.sessions);
  const ofSource = (wanted: string) => sessions.filter(({ source }) => source === wanted).length;
  return {
    global: {
      total_users: users.length,
      total_activities: sessions.length,
      total_public_activities: sessions.filter(({ isPublic }) => isPublic).length,
      total_manual_activities: ofSource('MANUAL'),
      total_garmin_activities: ofSource('GARMIN'),
      total_strava_activities: ofSource('STRAVA'),
    },
    userGrowth: growth(
      users.map(({ provenAt }) => provenAt!),
      today,
      'users',
    ),
    activityGrowth: growth(
      sessions.map(({ uploadedAt }) => uploadedAt),
      today,
      'activities',
    ),
    surfVessels: shares(
      'vessel_type',
      sessions.map(({ vesselType }) => vesselType),
    ),
    surfTypes: shares(
      'surf_type',
      sessions.map(({ surfType }) => surfType),
    ),
    userStats: userStats(users, today),
    engagement: engagement(users, today),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((part / whole) * 100 + 0.5));

/** From the first month with an event to the latest one, or this month if that is later. */
function growth(times: readonly Date[], today: string, what: string): Row[] {
  const months = times.map((at) => dayOf(at).slice(0, 7)).toSorted();
  const last = [...months, today.slice(0, 7)].toSorted().at(-1)!;
  const rows: Row[] = [];
  let total = 0;
  for (let month = months[0]; month !== undefined && month <= last; month = monthAfter(month)) {
    const fresh = months.filter((one) => one === month).length;
    total += fresh;
    rows.push({ month, [`total_${what}`]: total, [`new_${what}`]: fresh });
  }
  return rows;
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return number === 12 ? `${year! + 1}-01` : `${year}-${String(number! + 1).padStart(2, '0')}`;
}

/** Values that sessions have, the most frequent first; sessions without one are left out. */
function shares(column: string, values: readonly (string | null)[]): Row[] {
  const given = values.filter((value) => value !== null);
  return [...new Set(given)]
    .map((value) => ({ value, count: given.filter((one) => one === value).length }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .map(({ value, count }) => ({ [column]: value, count, percentage: percent(count, given.length) }));
}

/** The last day of use is at most 90 days before today. */
const isActive = ({ days }: FoldedPerson, today: string): boolean => {
  const last = [...days].toSorted().at(-1);
  return last !== undefined && Date.parse(today) - Date.parse(last) <= 90 * 86_400_000;
};

function userStats(users: readonly FoldedPerson[], today: string): Figures {
  const count = (is: (user: FoldedPerson) => boolean) => users.filter(is).length;
  const having = (is: (session: FoldedSession) => boolean) => count(({ sessions }) => sessions.some(is));
  const withSource = (wanted: string) => having(({ source }) => source === wanted);
  const withVessel = (wanted: string) => having(({ vesselType }) => vesselType === wanted);
  const counts = {
    active_users: count((user) => isActive(user, today)),
    inactive_users: count((user) => !isActive(user, today)),
    users_with_activities: having(() => true),
    users_with_public_activities: having(({ isPublic }) => isPublic),
    users_with_username: count(({ hasUsername }) => hasUsername),
    users_with_activation_key: count(({ hasKey }) => hasKey),
    users_with_garmin_activities: withSource('GARMIN'),
    users_with_strava_activities: withSource('STRAVA'),
    users_with_manual_activities: withSource('MANUAL'),
    users_with_surf_kayak: withVessel('surf_kayak'),
    users_with_sea_kayak: withVessel('sea_kayak'),
    users_with_whitewater_kayak: withVessel('whitewater_kayak'),
    users_with_surfboard: withVessel('surfboard'),
    users_with_standup_paddleboard: withVessel('sup_board'),
    users_with_foil: withVessel('foil'),
    users_with_bodyboard: withVessel('bodyboard'),
    users_with_surfski: withVessel('surfski'),
    users_with_other_vessel: withVessel('other'),
    users_with_ocean_surfing: having(({ surfType }) => surfType === 'traveling_waves'),
    users_with_standing_waves: having(({ surfType }) => surfType === 'standing_waves'),
    users_meters_distance: count(({ distanceUnit }) => distanceUnit === 'meters'),
    users_yards_distance: count(({ distanceUnit }) => distanceUnit === 'yards'),
    users_feet_distance: count(({ distanceUnit }) => distanceUnit === 'feet'),
    users_kmh_speed: count(({ speedUnit }) => speedUnit === 'km/h'),
    users_mph_speed: count(({ speedUnit }) => speedUnit === 'mph'),
    users_ms_speed: count(({ speedUnit }) => speedUnit === 'm/s'),
    users_kn_speed: count(({ speedUnit }) => speedUnit === 'kn'),
  };
  const percentages = Object.entries(counts).map(([name, part]) => [
    `${name}_percentage`,
    percent(part, users.length),
  ]);
  return { ...counts, ...Object.fromEntries(percentages) };
}

const engagement = (users: readonly FoldedPerson[], today: string): Row[] =>
  users
    .toSorted((a, b) => b.sessions.length - a.sessions.length || a.id - b.id)
    .map((user) => {
      const ofSource = (wanted: string) => user.sessions.filter(({ source }) => source === wanted).length;
      return {
        user_id: user.id,
        total_activities: user.sessions.length,
        manual_activities: ofSource('MANUAL'),
        garmin_activities: ofSource('GARMIN'),
        strava_activities: ofSource('STRAVA'),
        public_activities: user.sessions.filter(({ isPublic }) => isPublic).length,
        is_active: isActive(user, today),
        created_at: user.registeredAt.toISOString(),
      };
    });
