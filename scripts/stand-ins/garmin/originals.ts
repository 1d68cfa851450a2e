import { encodeTrackFile, type TrackFormat } from '@rideline/detection-engine';
import { empty, html, type Reply } from '../http/reply.ts';
import { type GarminActivity } from './world.ts';
import { zipOf } from './zips.ts';

const SPORTS: Readonly<Record<string, string>> = {
  surfing_v2: 'surfing',
  stand_up_paddleboarding_v2: 'stand up paddleboarding',
  kayaking_v2: 'kayaking',
  open_water_swimming: 'swimming',
  cycling: 'cycling',
};

/** The download of an activity's original; undefined where there is none. */
export function originalOf(activity: GarminActivity): Reply | undefined {
  const name = `${activity.id}_ACTIVITY`;
  switch (activity.original) {
    case 'fit':
    case 'gpx':
    case 'tcx':
      return zip(zipOf({ [`${name}.${activity.original}`]: fileOf(activity, activity.original) }));
    case 'page':
      return html(200, '<head><title>Garmin Connect</title></head>\n<body><h1>Maintenance</h1></body>');
    case 'no-content':
      return empty(204);
    case 'missing':
      return undefined;
  }
}

const zip = (body: Uint8Array): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/x-zip-compressed' },
  body,
});

function fileOf({ track, name, device, type }: GarminActivity, format: TrackFormat): Uint8Array {
  if (track === null) return new Uint8Array();
  return encodeTrackFile(track(), format, { name, device, sport: SPORTS[type.typeKey] ?? null });
}
