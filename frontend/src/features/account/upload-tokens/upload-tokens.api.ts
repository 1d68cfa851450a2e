import { api } from '../../../app/api.ts';
import type { UploadToken, UploadTokenMade } from '../../../app/api-types.ts';

export const { useGetUploadTokensQuery, useMakeUploadTokenMutation, useDeleteUploadTokenMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getUploadTokens: build.query<UploadToken[], void>({
        query: () => '/upload-tokens',
        providesTags: ['UploadToken'],
      }),
      makeUploadToken: build.mutation<UploadTokenMade, string>({
        query: (name) => ({ url: '/upload-tokens', method: 'POST', body: { name } }),
        invalidatesTags: ['UploadToken'],
      }),
      deleteUploadToken: build.mutation<unknown, number>({
        query: (id) => ({ url: `/upload-tokens/${id}`, method: 'DELETE' }),
        invalidatesTags: ['UploadToken'],
      }),
    }),
  });
