import { api } from '../../app/api.ts';
import type { PasswordChanged } from '../../app/api-types.ts';
import type { BodyOf } from '../../app/contract.ts';
import { saveBlob } from '../../lib/save-blob.ts';

/** The export holds all original files. */
const DOWNLOAD_TIMEOUT_MS = 600_000;

export const {
  useChangePasswordMutation,
  useSetUpPasswordMutation,
  useLogOutEverywhereMutation,
  useDeleteAccountMutation,
  useDownloadMyDataMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends all other login sessions; this one continues with the new token. */
    changePassword: build.mutation<PasswordChanged, BodyOf<'/api/users/me/change-password', 'post'>>({
      query: (body) => ({ url: '/users/me/change-password', method: 'POST', body }),
    }),
    setUpPassword: build.mutation<unknown, BodyOf<'/api/users/me/setup-password', 'post'>>({
      query: (body) => ({ url: '/users/me/setup-password', method: 'POST', body }),
      invalidatesTags: ['Me'],
    }),
    logOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ url: '/logout-everywhere', method: 'POST' }),
    }),
    /** `password` is required for accounts that have one. */
    deleteAccount: build.mutation<unknown, BodyOf<'/api/users/me/delete-account', 'post'>>({
      query: (body) => ({ url: '/users/me/delete-account', method: 'POST', body }),
    }),
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
