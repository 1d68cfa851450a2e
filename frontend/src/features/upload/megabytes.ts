/** Decimal, like the server's. */
export const MEGABYTE = 1_000_000;

/** A size limit as the server writes it: "25 MB", "2.5 MB". Rounds down, so the text never exceeds the limit. */
export const limitText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.floor(bytes / (MEGABYTE / 10)) / 10} MB` : `${bytes} bytes`;
