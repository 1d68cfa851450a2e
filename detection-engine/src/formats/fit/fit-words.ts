import { Profile } from '@garmin/fitsdk';

/** What the numbers of the FIT profile stand for, as people write it. */
export interface FitWords {
  /** Lower case; null for a number that the profile doesn't know. */
  sport(number: number): string | null;
  /** Empty for one that the profile doesn't know. */
  maker(number: number): string;
  garminModel(number: number): string | undefined;
}

/** The words of the SDK's profile, which is large: whoever reads no FIT file should not have to load it. */
export const fitWords: FitWords = {
  sport(number) {
    const sport = Profile.types['sport']?.[number];
    return sport === undefined ? null : words(sport).toLowerCase();
  },

  maker(number) {
    const maker = Profile.types['manufacturer']?.[number];
    return maker === undefined || maker === 'development' ? '' : words(maker);
  },

  garminModel(number) {
    const product = Profile.types['garminProduct']?.[number];
    return product && words(product.replace(/^fr(?=\d)/, 'forerunner'));
  },
};

/** `fenix6sPro` as people write it: `Fenix 6s Pro`. */
const words = (identifier: string) =>
  identifier
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z]{2})(\d)/g, '$1 $2')
    .replace(/(\d[a-z]?)([A-Z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase());
