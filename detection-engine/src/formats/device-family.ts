/** Maker of the device that recorded a file, or the service or kind of app that wrote it; coarse, for statistics. */
export const DEVICE_FAMILIES = [
  'garmin',
  'apple',
  'suunto',
  'coros',
  'polar',
  'wahoo',
  'strava_export',
  'rideline',
  'phone',
  'other',
] as const;
export type DeviceFamily = (typeof DEVICE_FAMILIES)[number];

/** The creator that Rideline names in the files that it writes of its sessions. */
export const RIDELINE = 'Rideline';

/** Whether a file's device is Rideline: the file is a cleaned session. */
export const isOwnExport = (device: string | null) => device === RIDELINE;

/** Names in files without accents; the first match wins. Garmin Connect leaves the maker out of many models' names. */
const FAMILIES: readonly (readonly [DeviceFamily, RegExp])[] = [
  ['rideline', /^rideline$/],
  ['strava_export', /strava/],
  ['suunto', /suunto|movescount/],
  ['coros', /\bcoros/],
  ['polar', /\bpolar\b/],
  ['wahoo', /\bwahoo|\belemnt/],
  [
    'garmin',
    /garmin|dynastream|forerunner|\bfenix|\bvivo(?:active|sport|smart|fit|move)|\bedge ?\d|\binstinct\b|\bvenu\b|\bepix\b|quatix|tactix|\bmarq\b|\betrex|gpsmap|mapsource|basecamp/,
  ],
  ['apple', /\bapple\b|dawn patrol|healthfit|workoutdoors/],
  [
    'phone',
    /\b(?:iphone|ios|android)\b|osm(?:and|tracker)|gps ?logger|opentracks|fitotrack|runkeeper|sportractive|mytrails|\barc app\b/,
  ],
];

/** A device's name in a file is at most this long; a longer text names none. */
const LONGEST = 200;

/**
 * The family of a device as `TrackFileFacts.device` names it; null where the file names none.
 */
export function deviceFamily(device: string | null): DeviceFamily | null {
  if (device === null || device === '') return null;
  const name = device.slice(0, LONGEST).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return FAMILIES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
}
