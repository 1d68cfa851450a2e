/** The server counts in millions as well. */
export const MEGABYTE = 1_000_000;

/** A limit as the server writes it: "25 MB", "2.5 MB"; never more than is allowed. */
export const limitText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.floor(bytes / (MEGABYTE / 10)) / 10} MB` : `${bytes} bytes`;
