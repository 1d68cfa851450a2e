/** Names that the page and its service worker share. */

/** Answers of the API kept on this device: one cache for each login, named by a digest of its token. */
export const ACCOUNT_CACHES = 'rideline.account.';

/** Files that another app shared, until their person adds or discards them on the upload page. */
export const SHARED_FILES = 'rideline.shared-files';

/** What waits there at most; bytes are those of the request. */
export const SHARED_LIMITS = { files: 100, bytes: 64_000_000 };

/** Parameter of the upload page's address after files beyond these limits. */
export const SHARED_TOO_MUCH = 'shared_too_much';

/** Header of an answer that comes from this device, with the time it was kept (an HTTP date). */
export const KEPT_AT = 'x-rideline-kept-at';

export type DeviceMessage =
  /** Keep what the login's season, lists and newest sessions need. */
  | { readonly type: 'keep'; readonly token: string }
  /** Delete everything kept for a login; answers that are on their way are not kept either. */
  | { readonly type: 'forget' };
