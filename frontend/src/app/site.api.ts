import { api } from './api.ts';
import type { Site } from './api-types.ts';

export type Service = Site['connections'][number];

export const SERVICE_NAMES: Readonly<Record<Service, string>> = { garmin: 'Garmin', strava: 'Strava' };

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
