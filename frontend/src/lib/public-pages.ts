/** What the tab, search engines and link previews say of a page; the build hands it to the server too. */
interface PublicPage {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
}

export const LANDING_TITLE = 'Rideline - Surf tracking for any watch or phone';
export const LANDING_DESCRIPTION =
  'Free surf tracking platform that works with any device, any watch, anywhere.';

export const PUBLIC_PAGES = {
  '/about': {
    title: 'About US',
    description: 'Why Rideline exists, which devices it works with, and how to reach us.',
  },
  '/terms': {
    title: 'Terms & Policies',
    description: "Rideline's terms of service, privacy policy, data usage and cookie policy, in plain words.",
  },
  '/devices': {
    title: 'Supported Devices',
    description: 'Garmin, Apple Watch, other GPS watches and phones: every device that works with Rideline.',
  },
  '/help': {
    title: 'Help & FAQ',
    description: 'Questions about Rideline? Write to support and a person answers.',
  },
  '/login': {
    title: 'Log in',
    description: 'Log in to Rideline to upload, analyse and compare your surf sessions.',
  },
  '/register': {
    title: 'Create your account',
    description: 'Sign up for Rideline: free surf tracking for any device, any watch, anywhere.',
  },
  '/forgot-password': {
    title: 'Reset your password',
    description: 'Have a link sent that sets a new password for your Rideline account.',
  },
  '/video-editor-page': {
    title: 'Surf Video Editor',
    description: 'Cut the video of a long surf session down to the waves you rode.',
  },
} as const satisfies Record<`/${string}`, PublicPage>;

export const withProduct = (title: string): string => `${title} - Rideline`;
