export const NOT_A_TRACK = 'This is not a TCX, GPX or FIT file.';

const TRACK = /\.(tcx|fit|gpx)$/i;

export const isTrackFile = (name: string): boolean => TRACK.test(name);

/** A zip, or a single track as some services hand it out. */
export const canUnpack = (name: string): boolean =>
  isZip(name) || (isGzip(name) && isTrackFile(withoutGzip(name)));

export const isZip = (name: string): boolean => /\.zip$/i.test(name);
export const isGzip = (name: string): boolean => /\.gz$/i.test(name);
export const withoutGzip = (name: string): string => name.replace(/\.gz$/i, '');

/** What computers put beside people's files. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
