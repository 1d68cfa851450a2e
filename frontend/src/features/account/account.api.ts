import { endpoints } from '../../app/endpoints/account.ts';
import { saveBlob } from '../../lib/save-blob.ts';

/** The export holds all original files. */
const DOWNLOAD_TIMEOUT_MS = 600_000;

export const {
  useChangePasswordMutation,
  useSetUpPasswordMutation,
  useSignOutEverywhereMutation,
  useEraseAccountMutation,
  useDownloadMyDataMutation,
} = endpoints
  .enhanceEndpoints({ endpoints: { setUpPassword: { invalidatesTags: ['Me'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Downloads the file without keeping it in the store. */
      downloadMyData: build.mutation<null, void>({
        queryFn: async (_, _api, _options, fetchWith) => {
          const { data, error } = await fetchWith({
            url: '/users/me/export',
            timeout: DOWNLOAD_TIMEOUT_MS,
            responseHandler: (response) => (response.ok ? response.blob() : response.json()),
          });
          if (error !== undefined) return { error };
          saveBlob('rideline-data.zip', data as Blob);
          return { data: null };
        },
      }),
    }),
  });
