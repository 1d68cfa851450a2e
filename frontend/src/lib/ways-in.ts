import type { ServiceName } from '@rideline/detection-engine';

/** How a session gets here, the way that works best first. */
const KINDS = ['push', 'file', 'service'] as const;

export interface WayIn {
  readonly kind: (typeof KINDS)[number];
  readonly how: string;
  /** What may stop working, and why. */
  readonly mayBreak?: string;
  /** The connection that it needs: left out where the installation doesn't offer it. */
  readonly service?: ServiceName;
}

export interface Maker {
  readonly icon: 'apple' | 'camera' | 'phone' | 'service' | 'watch';
  readonly title: string;
  readonly devices: readonly string[];
  readonly ways: readonly WayIn[];
}

const SHORTCUT: WayIn = {
  kind: 'push',
  how: 'Share the file with a shortcut that uploads it. Account Settings, Upload address, says how to make one.',
};
const THROUGH_STRAVA: WayIn = {
  kind: 'service',
  service: 'strava',
  how: 'Let the app send to Strava, and connect that in Account Settings.',
  mayBreak: 'Strava limits how many people and requests a site may have.',
};

const throughIntervals = (app: string): WayIn => ({
  kind: 'service',
  service: 'intervals',
  how: `Let ${app} send to intervals.icu, and connect that in Account Settings. The original file arrives.`,
  mayBreak: `This stops working if ${app} and intervals.icu end their link.`,
});

/** Watches, apps and services by maker, with the ways that were tried on real files. */
export const MAKERS: readonly Maker[] = [
  {
    icon: 'watch',
    title: 'Garmin',
    devices: [
      'Fenix 5, 6 and 7',
      'Forerunner 245, 745, 945 and 955',
      'Instinct',
      'All other GPS Garmin watches',
    ],
    ways: [
      {
        kind: 'file',
        how: 'Copy the FIT file from GARMIN/Activity on the watch, or choose Export File at connect.garmin.com.',
      },
      throughIntervals('Garmin Connect'),
      {
        kind: 'service',
        service: 'garmin',
        how: 'Connect Garmin in Account Settings, and sync.',
        mayBreak: 'Garmin has no official login for this site and may refuse it for a day or more.',
      },
    ],
  },
  {
    icon: 'apple',
    title: 'Apple Watch',
    devices: ['Ultra and Ultra 2', 'Series 4 to 10', 'SE', 'All models with GPS'],
    ways: [
      SHORTCUT,
      { kind: 'file', how: 'Share the workout as GPX, TCX or FIT from the app that recorded it.' },
      {
        kind: 'file',
        how: 'For everything you recorded: in the Health app tap your picture, choose Export All Health Data and upload the ZIP. Only your workouts on the water are uploaded, nothing else of your health data leaves your device.',
      },
      THROUGH_STRAVA,
    ],
  },
  {
    icon: 'watch',
    title: 'COROS',
    devices: ['All models with GPS'],
    ways: [
      { kind: 'file', how: 'In the app, open the activity and choose Export Data, then FIT.' },
      throughIntervals('COROS'),
    ],
  },
  {
    icon: 'watch',
    title: 'Polar',
    devices: ['All models with GPS'],
    ways: [
      {
        kind: 'file',
        how: 'At flow.polar.com, open the session and choose Export Session, then GPX or TCX.',
      },
      { kind: 'file', how: 'For everything you recorded: upload the ZIP of your account data.' },
      throughIntervals('Polar Flow'),
    ],
  },
  {
    icon: 'watch',
    title: 'Suunto',
    devices: ['All models with GPS'],
    ways: [
      { kind: 'file', how: 'In the app, open the activity and export its FIT file.' },
      throughIntervals('Suunto'),
    ],
  },
  {
    icon: 'watch',
    title: 'Wahoo',
    devices: ['All models with GPS'],
    ways: [
      { kind: 'file', how: 'In the app, open the activity and share its FIT file.' },
      throughIntervals('Wahoo'),
    ],
  },
  {
    icon: 'watch',
    title: 'Other watches',
    devices: [
      'Through Strava',
      'As a TCX or FIT export',
      'Huawei, as TCX',
      'Amazfit and others, through Gadgetbridge',
    ],
    ways: [
      {
        kind: 'push',
        how: 'On Android, share the GPX file of Gadgetbridge with an app that sends it. Account Settings, Upload address, says how.',
      },
      { kind: 'file', how: 'Export the session as FIT, GPX or TCX and upload it.' },
      throughIntervals('Huawei Health or Zepp'),
      THROUGH_STRAVA,
    ],
  },
  {
    icon: 'phone',
    title: 'Phones',
    devices: ['Any phone with GPS in a waterproof case'],
    ways: [
      SHORTCUT,
      { kind: 'file', how: 'Record a track with a sports app, and share it as GPX, TCX or FIT.' },
      THROUGH_STRAVA,
    ],
  },
  {
    icon: 'camera',
    title: 'Cameras',
    devices: [
      'GoPro, to half a second with GPS on',
      'iPhone, to a few seconds',
      'Android phones, Insta360 and DJI, by their clock',
      'Any other video, by hand',
    ],
    ways: [
      {
        kind: 'file',
        how: 'Open your video on the page of a session: it lines up with your rides by itself, and stays on your device.',
      },
    ],
  },
  {
    icon: 'service',
    title: 'Services',
    devices: ['Strava', 'Garmin Connect', 'intervals.icu'],
    ways: [
      {
        kind: 'file',
        how: 'Request the archive of your account there and upload the ZIP: every session at once.',
      },
    ],
  },
];

/** The ways of a maker on this installation, the shortest first. */
export const waysOf = ({ ways }: Maker, offered: readonly ServiceName[]): readonly WayIn[] =>
  KINDS.flatMap((kind) => ways.filter((way) => way.kind === kind)).filter(
    ({ service }) => service === undefined || offered.includes(service),
  );
