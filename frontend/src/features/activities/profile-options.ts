import type { SettingProfile, SurfType } from '../../app/api-types.ts';

/** The system profile of each surf type. */
const SYSTEM = {
  traveling_waves: { value: '0', label: 'System default' },
  standing_waves: { value: '-1', label: 'Skookumchuck' },
} as const;

/** The profiles that sessions of a surf type can be detected with. */
export const profileOptions = (surfType: SurfType, own: readonly SettingProfile[]) => [
  SYSTEM[surfType],
  ...own.map(({ id, setting_name }) => ({ value: String(id), label: setting_name })),
];
