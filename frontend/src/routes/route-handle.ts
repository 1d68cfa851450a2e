/** What the layout needs to know of a matched route. */
export interface RouteHandle {
  /** Only for signed-in people. */
  guarded?: boolean;
}
