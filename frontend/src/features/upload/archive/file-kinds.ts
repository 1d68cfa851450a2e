import { isSuuntoName, suuntoExport } from '@rideline/detection-engine';

const NOT_A_TRACK = 'This is not a TCX, GPX or FIT file.';
const APPLE_RECORDS =
  'This is not a track. The records of Apple Health are read within their ZIP or folder: choose that.';

/** Mail and cloud programs add endings of their own. */
const TRACK = /\.(tcx|fit|gpx)(\.(xml|txt))?$/i;

export const isTrackFile = (name: string): boolean => TRACK.test(name);

/** Why a file that is not a track can't be read. */
export function notATrack(name: string): string {
  if (isSuuntoName(name)) return suuntoExport().message;
  return /\.xml$/i.test(name) ? APPLE_RECORDS : NOT_A_TRACK;
}

/** A picture, a text or the like that lies beside tracks, unless its content says otherwise. */
export const isOtherFile = (name: string): boolean =>
  !isTrackFile(name) && !canUnpack(name) && !isSuuntoName(name);

export const skippedText = (count: number): string =>
  count === 1 ? '1 other file was skipped.' : `${count.toLocaleString('en-US')} other files were skipped.`;

/** A training session of Polar's account export. */
export const isPolarSession = (path: string): boolean => /(^|\/)training-session-[^/]*\.json$/i.test(path);

/** A ZIP, a gzipped track as some services export it, or a session of Polar. */
export const canUnpack = (name: string): boolean =>
  isZip(name) || (isGzip(name) && isTrackFile(withoutGzip(name))) || isPolarSession(name);

export const isZip = (name: string): boolean => /\.zip$/i.test(name);
export const isGzip = (name: string): boolean => /\.gz$/i.test(name);
export const withoutGzip = (name: string): string => name.replace(/\.gz$/i, '');

/** System files that macOS and Windows add. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** The path of a ZIP entry for the screen: no `..`, no drive letter, no control characters. */
export function entryPath(name: string): string {
  return name
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part))
    .join('/');
}

/** Decimal, like the server's. */
export const MEGABYTE = 1_000_000;

/** A size limit as the server writes it: "25 MB", "2.5 MB". Rounds down, so the text never exceeds the limit. */
export const limitText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.floor(bytes / (MEGABYTE / 10)) / 10} MB` : `${bytes} bytes`;
