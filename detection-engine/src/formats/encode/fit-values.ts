import { fitSports } from '../fit/fit-names.ts';
import { DEGREES_PER_SEMICIRCLE, FIT_EPOCH_SECONDS } from '../fit/fit-profile.ts';

export const fitSeconds = (time: number) => Math.round(time / 1000) - FIT_EPOCH_SECONDS;

/** NaN for none. Clamped: 180 degrees east exceeds 32 bits by one semicircle, and 0x7fffffff means absent. */
export const semicircles = (degrees: number) =>
  Math.min(Math.round(degrees / DEGREES_PER_SEMICIRCLE), 0x7ffffffe);

export const FitSport = {
  generic: 0,
  paddling: 19,
  standUpPaddling: 37,
  surfing: 38,
  kayaking: 41,
  windsurfing: 43,
};

/** Names that other formats and services give to sports of the profile, in small letters only. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  surf: FitSport.surfing,
  sup: FitSport.standUpPaddling,
  standuppaddling: FitSport.standUpPaddling,
  standuppaddle: FitSport.standUpPaddling,
  kayak: FitSport.kayaking,
  canoeing: FitSport.kayaking,
  windsurf: FitSport.windsurfing,
  kitesurf: 44,
};

/** The number of a sport in the FIT profile; `generic` for a name that is none of its. */
export function fitSport(name: string | null | undefined): number {
  const plain = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase();
  const wanted = plain(name ?? '');
  const found = [...fitSports()].find(([, word]) => plain(word) === wanted);
  return found ? found[0] : (OTHER_NAMES[wanted] ?? FitSport.generic);
}
