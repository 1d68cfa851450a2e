import type { Site } from './api-types.ts';
import { endpoints } from './endpoints/sessions.ts';

export type Service = Site['connections'][number];

const NO_SERVICE: readonly Service[] = [];

export const { useGetSiteQuery } = endpoints.enhanceEndpoints({
  endpoints: { getSite: { keepUnusedDataFor: 86_400 } },
});

interface Offered {
  /** Whether anybody can open an account. */
  readonly registration: boolean;
  readonly videoEditor: boolean;
  /** Address of the creator's video channel. */
  readonly videoChannel: string | null;
  /** The services that sessions are synced from. */
  readonly connections: readonly Service[];
}

/** What this installation offers. Until the answer arrives that is new accounts and nothing else. */
export function useOffered(): Offered {
  const { data } = useGetSiteQuery();
  return {
    registration: (data?.registration ?? 'open') === 'open',
    videoEditor: typeof data?.video_editor_url === 'string',
    videoChannel: data?.video_channel_url ?? null,
    connections: data?.connections ?? NO_SERVICE,
  };
}
