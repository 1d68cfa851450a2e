import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'public-route';

/** Marks a route that answers without a bearer token; every other route refuses (sign-in guard). */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);
