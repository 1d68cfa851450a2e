/** The requests that counts and faults tell apart. `token` is a token request of another grant type. */
export type GarminAction =
  | 'signInPage'
  | 'login'
  | 'mfa'
  | 'ticketExchange'
  | 'refresh'
  | 'token'
  | 'profile'
  | 'list'
  | 'download';
