import { gzipSync } from 'node:zlib';
import { encodeTrackFile, type TrackFormat } from '@rideline/detection-engine';
import { zipOf } from '../garmin/zips.ts';
import { empty, html, type Reply } from '../http/reply.ts';
import { type IntervalsActivity } from './world.ts';

/** The original of an activity; undefined where there is none. */
export function fileReply(activity: IntervalsActivity): Reply | undefined {
  if (activity.source === 'STRAVA' || activity.track === null) return undefined;
  switch (activity.original) {
    case 'fit':
    case 'gpx':
    case 'tcx':
      return binary(fileOf(activity, activity.original));
    case 'fit.gz':
      return binary(gzipSync(fileOf(activity, 'fit')));
    case 'zip':
      return binary(zipOf({ [`${activity.id}.fit`]: fileOf(activity, 'fit') }));
    case 'broken':
      return binary(gzipSync(fileOf(activity, 'fit')).subarray(0, 500));
    case 'empty':
      return empty(204);
    case 'missing':
      return undefined;
    case 'page':
      return html(200, '<title>Intervals.icu</title>\n<body><h1>Be right back</h1></body>');
  }
}

const binary = (body: Uint8Array): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/octet-stream' },
  body,
});

function fileOf({ track, name, deviceName }: IntervalsActivity, format: TrackFormat): Uint8Array {
  if (track === null) return new Uint8Array();
  return encodeTrackFile(track(), format, { name, device: deviceName ?? 'COROS APEX', sport: null });
}
