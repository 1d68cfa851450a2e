/** Title and description for the browser tab, search engines and link previews; the build passes them to the server. */
interface PublicPage {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
}

export const LANDING_TITLE = 'Rideline - Surf tracking for any watch or phone';
export const LANDING_DESCRIPTION =
  'Free surf tracking platform that works with any device, any watch, anywhere.';

export const PUBLIC_PAGES = {
  '/try': {
    title: 'Try it with your own file',
    description: 'See every ride of your surf session without an account. Your file stays on your device.',
  },
  '/about': {
    title: 'About US',
    description: 'Why we built Rideline, which devices it works with and how to reach us.',
  },
  '/terms': {
    title: 'Terms & Policies',
    description:
      "Rideline's terms of service, privacy policy, data usage and cookie policy in plain language.",
  },
  '/devices': {
    title: 'Supported Devices',
    description: 'Garmin, Apple Watch, other GPS watches and phones: every device that works with Rideline.',
  },
  '/rapids': {
    title: 'Floods at Skookumchuck',
    description: 'When the next ten floods at Skookumchuck run, how hard, and when the wave is in.',
  },
  '/help': {
    title: 'Help & FAQ',
    description: 'Questions about Rideline? Email support and a person will answer.',
  },
  '/login': {
    title: 'Log in',
    description: 'Log in to Rideline to upload, analyze and compare your surf sessions.',
  },
  '/register': {
    title: 'Create your account',
    description: 'Sign up for Rideline: free surf tracking for any device, any watch, anywhere.',
  },
  '/forgot-password': {
    title: 'Reset your password',
    description: 'Get a link by email to reset the password of your Rideline account.',
  },
  '/video-editor-page': {
    title: 'Surf Video Editor',
    description: 'Trim a long session video down to just the waves you rode.',
  },
} as const satisfies Record<`/${string}`, PublicPage>;

export const withProduct = (title: string): string => `${title} - Rideline`;
