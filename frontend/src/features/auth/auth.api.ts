import type { AccessToken, Message } from '../../app/api-types.ts';
import { endpoints } from '../../app/endpoints/login.ts';

export const {
  useSignInMutation,
  useSignInWithGoogleMutation,
  useSignInWithOidcStartMutation,
  useSignInWithOidcMutation,
  useRegisterMutation,
  useResendVerificationMutation,
  useVerifyEmailMutation,
  useSignInWithLinkMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = endpoints.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<AccessToken, { email: string; password: string }>({
      query: ({ email, password }) => ({
        url: '/token',
        method: 'POST',
        body: new URLSearchParams({ username: email, password }),
      }),
    }),
    /** The body is a bare JSON string. */
    requestPasswordReset: build.mutation<Message, string>({
      query: (email) => ({
        url: '/request-password-reset',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(email),
      }),
    }),
  }),
});
