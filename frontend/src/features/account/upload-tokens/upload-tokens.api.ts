import { endpoints } from '../../../app/endpoints/account.ts';

export const { useGetUploadTokensQuery, useMakeUploadTokenMutation, useDeleteUploadTokenMutation } =
  endpoints.enhanceEndpoints({
    endpoints: {
      getUploadTokens: { providesTags: ['UploadToken'] },
      makeUploadToken: { invalidatesTags: ['UploadToken'] },
      deleteUploadToken: { invalidatesTags: ['UploadToken'] },
    },
  });
