import { api } from '../../app/api.ts';
import type { AccessToken, Message } from '../../app/api-types.ts';
import type { BodyOf } from '../../app/contract.ts';
import { browserZone } from '../../lib/dates.ts';

/** A request body that is a bare JSON string. */
const jsonString = (text: string) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(text),
});

export const {
  useSignInMutation,
  useSignInWithGoogleMutation,
  useStartOidcMutation,
  useSignInWithOidcMutation,
  useRegisterMutation,
  useResendVerificationMutation,
  useVerifyEmailMutation,
  useSignInWithLinkMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<AccessToken, { email: string; password: string }>({
      query: ({ email, password }) => ({
        url: '/token',
        method: 'POST',
        body: new URLSearchParams({ username: email, password }),
      }),
    }),
    signInWithGoogle: build.mutation<AccessToken, string>({
      query: (credential) => ({
        url: '/login/google',
        method: 'POST',
        body: { credential, time_zone: browserZone() },
      }),
    }),
    startOidc: build.mutation<{ login_url: string }, void>({
      query: () => ({ url: '/login/oidc/start', method: 'POST' }),
    }),
    signInWithOidc: build.mutation<AccessToken, BodyOf<'/api/login/oidc', 'post'>>({
      query: (body) => ({
        url: '/login/oidc',
        method: 'POST',
        body: { ...body, time_zone: browserZone() },
      }),
    }),
    register: build.mutation<Message, BodyOf<'/api/register', 'post'>>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    resendVerification: build.mutation<Message, BodyOf<'/api/resend-verification', 'post'>>({
      query: (body) => ({ url: '/resend-verification', method: 'POST', body }),
    }),
    verifyEmail: build.mutation<Message, string>({
      query: (token) => `/verify-email/${encodeURIComponent(token)}`,
    }),
    signInWithLink: build.mutation<AccessToken, BodyOf<'/api/login/link', 'post'>>({
      query: (body) => ({ url: '/login/link', method: 'POST', body }),
    }),
    requestPasswordReset: build.mutation<Message, string>({
      query: (email) => ({ url: '/request-password-reset', method: 'POST', ...jsonString(email) }),
    }),
    resetPassword: build.mutation<Message, BodyOf<'/api/reset-password', 'post'>>({
      query: (body) => ({ url: '/reset-password', method: 'POST', body }),
    }),
  }),
});
