import { api } from '../app/api.ts';
import type { MapFile, Preferences } from '../app/api-types.ts';
import { attachmentName } from '../lib/attachment.ts';
import { saveBlob } from '../lib/save-blob.ts';
import { activityPath, changesSession } from './activities.api.ts';

/** Files of a session, as the end of their addresses. */
export type SessionFile = 'original' | 'gpx' | 'gpx?rides=tracks' | 'fit';

/** Routes that create a standalone map file. */
export type MapCall = 'generate-map' | 'generate-gps-visualization' | 'develop-map';

/** The address of a map file, in its owner's units or the viewer's. */
export function mapAddress(file: string, viewer?: Preferences): string {
  const address = `/api/results/${encodeURIComponent(file)}`;
  if (viewer === undefined) return address;
  const units = new URLSearchParams({
    distance_unit: viewer.preferred_distance_unit,
    speed_unit: viewer.preferred_speed_unit,
    long_distances_in_km_or_mi: String(viewer.long_distances_in_km_or_mi),
  });
  return `${address}?${units.toString()}`;
}

export const { useDrawMapMutation, useDownloadFileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    drawMap: build.mutation<MapFile, { urlHash: string; call: MapCall }>({
      query: ({ urlHash, call }) => `${activityPath(urlHash)}/${call}`,
      onQueryStarted: changesSession(({ map_file }, { call }) =>
        call === 'generate-map' ? { map_filename: map_file } : {},
      ),
    }),
    /** Saves the file as a download, under `name` where the answer has none; the store keeps nothing of it. */
    downloadFile: build.mutation<null, { urlHash: string; file: SessionFile; name: string }>({
      queryFn: async ({ urlHash, file, name }, _api, _options, call) => {
        const { data, error } = await call({
          url: `${activityPath(urlHash)}/${file}`,
          responseHandler: async (response): Promise<unknown> =>
            response.ok ? { name: attachmentName(response), blob: await response.blob() } : response.json(),
        });
        if (error !== undefined) return { error };
        const saved = data as { readonly name: string | null; readonly blob: Blob };
        saveBlob(saved.name ?? name, saved.blob);
        return { data: null };
      },
    }),
  }),
});
