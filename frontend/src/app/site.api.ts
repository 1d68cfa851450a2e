import { api } from './api.ts';

/** What this installation offers, told to everyone. */
export interface Site {
  product: string;
  support_email: string;
  google_client_id: string | null;
  mapbox_token: string | null;
  tile_url: string | null;
  upload_limit_bytes: number;
  demo: { email: string; password: string } | null;
}

export const { useGetSiteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<Site, void>({ query: () => '/site', keepUnusedDataFor: 86_400 }),
  }),
});
