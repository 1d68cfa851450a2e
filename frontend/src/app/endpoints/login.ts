/** Written by `npm run docs` from the OpenAPI document. */
import type { Message, AccessToken, OidcLoginUrl } from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterAnswer, RegisterArg>({
      query: (queryArg) => ({
        url: `/register`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    resendVerification: build.mutation<ResendVerificationAnswer, ResendVerificationArg>({
      query: (queryArg) => ({
        url: `/resend-verification`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordAnswer, ResetPasswordArg>({
      query: (queryArg) => ({
        url: `/reset-password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signInWithGoogle: build.mutation<SignInWithGoogleAnswer, SignInWithGoogleArg>({
      query: (queryArg) => ({
        url: `/login/google`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signInWithLink: build.mutation<SignInWithLinkAnswer, SignInWithLinkArg>({
      query: (queryArg) => ({
        url: `/login/link`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signInWithOidcStart: build.mutation<SignInWithOidcStartAnswer, SignInWithOidcStartArg>({
      query: () => ({ url: `/login/oidc/start`, method: 'POST' }),
    }),
    signInWithOidc: build.mutation<SignInWithOidcAnswer, SignInWithOidcArg>({
      query: (queryArg) => ({
        url: `/login/oidc`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailAnswer, VerifyEmailArg>({
      query: (queryArg) => ({
        url: `/verify-email/${encodeURIComponent(String(queryArg))}`,
        method: 'GET',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type RegisterAnswer = /** status 201 Success */ Message;
export type RegisterArg = {
  email: string;
  password: string;
  browser_secret?: string;
  /** IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
  time_zone?: string;
  invitation?: string;
};
export type ResendVerificationAnswer = /** status 200 Success */ Message;
export type ResendVerificationArg = {
  email: string;
  browser_secret: string;
};
export type ResetPasswordAnswer = /** status 200 Success */ Message;
export type ResetPasswordArg = {
  token: string;
  new_password: string;
};
export type SignInWithGoogleAnswer = /** status 200 Success */ AccessToken;
export type SignInWithGoogleArg =
  | string
  | {
      credential: string;
      /** IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
      time_zone?: string;
    };
export type SignInWithLinkAnswer = /** status 200 Success */ AccessToken;
export type SignInWithLinkArg = {
  token: string;
  browser_secret: string;
};
export type SignInWithOidcStartAnswer = /** status 200 Success */ OidcLoginUrl;
export type SignInWithOidcStartArg = void;
export type SignInWithOidcAnswer = /** status 200 Success */ AccessToken;
export type SignInWithOidcArg = {
  code: string;
  state: string;
  iss?: string;
  /** IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
  time_zone?: string;
};
export type VerifyEmailAnswer = /** status 200 Success */ Message;
export type VerifyEmailArg = string;
