/** Ids of an account's resources, or of missing ones. */
export interface Ids {
  readonly activity: string;
  readonly ride: number;
  readonly attempt: number;
  readonly vessel: number;
  readonly spot: number;
  readonly video: number;
  readonly setting: number;
  readonly uploadToken: number;
  /** An activity in the list of Strava, by its id. */
  readonly stravaActivity: number;
  /** An activity in the list of Garmin, by its local start. */
  readonly garminActivity: string;
  readonly intervalsActivity: string;
}

export interface RouteCase {
  /** Method and path pattern; every parameter is written as `:id`. */
  readonly route: string;
  /**
   * Who may call it: everybody; every signed-in account, about itself; the owner of the resource in the path, others
   * get 404; admins.
   */
  readonly access: 'everybody' | 'signed_in' | 'owner' | 'admin';
  /** The path to request, if the route has parameters or needs a query. */
  readonly path?: (ids: Ids) => string;
  readonly body?: unknown;
  /** The status for permitted callers. */
  readonly answers: number;
  /** Ends the caller's login session or account, so that it needs an account of its own. */
  readonly endsLogin?: true;
  /** Fields allowed in this body that are forbidden in others. */
  readonly allowedFields?: readonly string[];
}
