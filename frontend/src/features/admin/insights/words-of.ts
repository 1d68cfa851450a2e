/** 'No track points' from 'no_track_points'. */
export function wordsOf(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
