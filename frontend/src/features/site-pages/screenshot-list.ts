export interface Screenshot {
  src: string;
  /** The same view as a phone shows it. */
  small?: string;
  alt: string;
  caption: string;
}

export const SCREENSHOTS: readonly [Screenshot, Screenshot] = [
  {
    src: '/screenshots/stats.webp',
    small: '/screenshots/stats-mobile.webp',
    alt: 'The statistics and the ride table of one surf session',
    caption: 'Numbers for every ride',
  },
  {
    src: '/screenshots/map.webp',
    alt: 'The map of a surf session with its rides highlighted',
    caption: 'Your lines on the map',
  },
];
