import { Profile } from '@garmin/fitsdk';

/** Names of the FIT profile's numbers, for people. */
export interface ProfileNames {
  /** In lower case; null for an unknown number. */
  sport(number: number): string | null;
  /** Empty for an unknown number. */
  maker(number: number): string;
  garminModel(number: number): string | undefined;
}

/** The names in the SDK's profile, which is large and therefore loaded with the first FIT file only. */
export const profileNames: ProfileNames = {
  sport(number) {
    const sport = Profile.types['sport']?.[number];
    return sport === undefined ? null : toWords(sport).toLowerCase();
  },

  maker(number) {
    const maker = Profile.types['manufacturer']?.[number];
    return maker === undefined || maker === 'development' ? '' : toWords(maker);
  },

  garminModel(number) {
    const product = Profile.types['garminProduct']?.[number];
    return product && toWords(product.replace(/^fr(?=\d)/, 'forerunner'));
  },
};

/** `fenix6sPro` as people write it: `Fenix 6s Pro`. */
const toWords = (identifier: string) =>
  identifier
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z]{2})(\d)/g, '$1 $2')
    .replace(/(\d[a-z]?)([A-Z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase());
