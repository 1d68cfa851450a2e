/** 'big_wave_day' -> 'Big Wave Day'. */
export const titleCase = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
