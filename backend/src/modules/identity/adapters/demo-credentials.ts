/** Told to everybody who may look around: on the sign-in page and where the server prints its address. */
export const DEMO_CREDENTIALS = { email: 'demo@rideline.example', password: 'catch-a-wave' } as const;
