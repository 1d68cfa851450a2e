/** Names that the page and its service worker share. */

/** Answers of the API kept on this device: one cache for each login, named by a digest of its token. */
export const ACCOUNT_CACHES = 'rideline.account.';

/** Files that another app shared, until the upload page takes them. */
export const SHARED_FILES = 'rideline.shared-files';

/** Header of an answer that comes from this device, with the time it was kept (an HTTP date). */
export const KEPT_AT = 'x-rideline-kept-at';

export type DeviceMessage =
  /** Keep these sessions of the login, if they are not kept yet. */
  | { readonly type: 'keep'; readonly token: string; readonly paths: readonly string[] }
  /** Delete everything kept for a login; answers that are on their way are not kept either. */
  | { readonly type: 'forget' };
