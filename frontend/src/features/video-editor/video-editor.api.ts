import { api } from '../../app/api.ts';

export const { useGetActivationKeyQuery, useClaimActivationKeyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getActivationKey: build.query<{ key: string }, void>({
      query: () => '/users/me/activation-key',
      providesTags: ['ActivationKey'],
    }),
    claimActivationKey: build.mutation<{ key: string }, void>({
      query: () => ({ url: '/users/me/get-activation-key', method: 'POST' }),
      invalidatesTags: (_, error) => (error === undefined ? ['ActivationKey'] : []),
    }),
  }),
});
