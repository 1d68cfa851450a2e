/** The requests that counts and faults tell apart. `token` is a token request of another grant type. */
export type StravaAction =
  | 'authorizePage'
  | 'authorize'
  | 'exchange'
  | 'refresh'
  | 'token'
  | 'revoke'
  | 'list'
  | 'streams';
