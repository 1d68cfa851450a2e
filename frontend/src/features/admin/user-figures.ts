import { VESSEL_TYPES } from '../../lib/vessels.ts';
import { MEANINGS } from './meanings.ts';
import type { Share } from './share-table.tsx';
import type { UserStats } from '../../app/api-types.ts';

type Figure = Exclude<keyof UserStats, `${string}_percentage`>;

interface FigureRow {
  readonly figure: Figure;
  readonly label: string;
  readonly meaning?: string;
}

const userFigure = (figure: Figure, label: keyof (typeof MEANINGS)['User Statistics']): FigureRow => ({
  figure,
  label,
  meaning: MEANINGS['User Statistics'][label],
});

export const USER_FIGURES: readonly FigureRow[] = [
  userFigure('active_users', 'Active Users'),
  userFigure('inactive_users', 'Inactive Users'),
  userFigure('users_with_activities', 'Users with Activities'),
  userFigure('users_with_public_activities', 'Users with Public Activities'),
  userFigure('users_with_username', 'Users with Username'),
  userFigure('users_with_activation_key', 'Users with Video Editor Activation Key'),
];

export const SOURCE_FIGURES: readonly FigureRow[] = [
  { figure: 'users_with_garmin_activities', label: 'Garmin' },
  { figure: 'users_with_strava_activities', label: 'Strava' },
  { figure: 'users_with_manual_activities', label: 'Manual' },
];

export const VESSEL_FIGURES: readonly FigureRow[] = [
  { figure: 'users_with_surfboard', label: VESSEL_TYPES.surfboard },
  { figure: 'users_with_standup_paddleboard', label: VESSEL_TYPES.sup_board },
  { figure: 'users_with_bodyboard', label: VESSEL_TYPES.bodyboard },
  { figure: 'users_with_foil', label: VESSEL_TYPES.foil },
  { figure: 'users_with_surf_kayak', label: VESSEL_TYPES.surf_kayak },
  { figure: 'users_with_sea_kayak', label: VESSEL_TYPES.sea_kayak },
  { figure: 'users_with_whitewater_kayak', label: VESSEL_TYPES.whitewater_kayak },
  { figure: 'users_with_surfski', label: VESSEL_TYPES.surfski },
  { figure: 'users_with_other_vessel', label: VESSEL_TYPES.other },
];

export const SURF_TYPE_FIGURES: readonly FigureRow[] = [
  { figure: 'users_with_ocean_surfing', label: 'Ocean Surfing' },
  { figure: 'users_with_standing_waves', label: 'Standing Wave Surfing' },
];

export const DISTANCE_UNIT_FIGURES: readonly FigureRow[] = [
  { figure: 'users_meters_distance', label: 'Meters' },
  { figure: 'users_yards_distance', label: 'Yards' },
  { figure: 'users_feet_distance', label: 'Feet' },
];

export const SPEED_UNIT_FIGURES: readonly FigureRow[] = [
  { figure: 'users_kmh_speed', label: 'km/h' },
  { figure: 'users_mph_speed', label: 'mph' },
  { figure: 'users_ms_speed', label: 'm/s' },
  { figure: 'users_kn_speed', label: 'kn' },
];

/** The rows of a table; undefined while loading. */
export const sharesOf = (
  stats: UserStats | undefined,
  rows: readonly FigureRow[],
): readonly Share[] | undefined =>
  stats &&
  rows.map(({ figure, label, meaning }) => ({
    label,
    meaning,
    count: stats[figure],
    percentage: stats[`${figure}_percentage`],
  }));

/** The largest count first; equal counts by name. */
export const byCount = (shares: readonly Share[]): readonly Share[] =>
  shares.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
