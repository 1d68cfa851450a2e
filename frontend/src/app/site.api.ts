import { api } from './api.ts';

export type Service = 'garmin' | 'strava';

/** What this installation offers, told to everyone. */
export interface Site {
  product: string;
  support_email: string;
  google_client_id: string | null;
  mapbox_token: string | null;
  tile_url: string | null;
  upload_limit_bytes: number;
  /** null where there is no video editor. */
  video_editor_url: string | null;
  /** The services that sessions can be synced from. */
  connections: readonly Service[];
  /** Of everything in a zip, unpacked. */
  zip_limit_bytes: number;
  /** In characters. */
  note_limit: number;
  name_limit: number;
  demo: { email: string; password: string } | null;
}

const NO_SERVICE: readonly Service[] = [];

export const { useGetSiteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<Site, void>({ query: () => '/site', keepUnusedDataFor: 86_400 }),
  }),
});

/** Whether the video editor and syncing exist here; false until the server's answer is there. */
export function useOffered(): { readonly videoEditor: boolean; readonly connections: readonly Service[] } {
  const { data } = useGetSiteQuery();
  return {
    videoEditor: typeof data?.video_editor_url === 'string',
    connections: data?.connections ?? NO_SERVICE,
  };
}
