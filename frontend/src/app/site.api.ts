import { api } from './api.ts';

export type Service = 'garmin' | 'strava';

/** Public configuration of this installation. */
export interface Site {
  product: string;
  support_email: string;
  google_client_id: string | null;
  mapbox_token: string | null;
  tile_url: string | null;
  upload_limit_bytes: number;
  /** null without a video editor. */
  video_editor_url: string | null;
  /** Services that sessions can be synced from. */
  connections: readonly Service[];
  /** Total size of a ZIP's files, unpacked. */
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

/** Whether this installation has a video editor, and the services it syncs from. Nothing until the answer arrives. */
export function useOffered(): { readonly videoEditor: boolean; readonly connections: readonly Service[] } {
  const { data } = useGetSiteQuery();
  return {
    videoEditor: typeof data?.video_editor_url === 'string',
    connections: data?.connections ?? NO_SERVICE,
  };
}
