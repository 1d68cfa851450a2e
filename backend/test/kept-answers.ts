import { strFromU8, unzipSync } from 'fflate';
import type { Person } from './person.ts';

/** Answers by path, and tables of the export by file name as lines. */
export type KeptAnswers = Readonly<Record<string, unknown>>;

interface WithPoints {
  readonly trackpoints: readonly unknown[];
}

/** The answers to what was kept; of the points of a track their number, the first and the last. */
export async function keptAnswersOf(
  owner: Person,
  visitor: Person,
  names: readonly string[],
): Promise<KeptAnswers> {
  const archive = await owner.call('GET', '/users/me/export');
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    if (!name.startsWith('/')) {
      answers[name] = strFromU8(files[name]!).trim().split(/\r?\n/);
      continue;
    }
    const answer = await (name.startsWith('/public') ? visitor : owner).json<object>('GET', name);
    answers[name] = 'trackpoints' in answer ? withFewPoints(answer as WithPoints) : answer;
  }
  return answers;
}

function withFewPoints({ trackpoints, ...rest }: WithPoints) {
  const points = { count: trackpoints.length, first: trackpoints[0], last: trackpoints.at(-1) };
  return { ...rest, trackpoints: points };
}

const FIGURES_OF_NOTHING = new Set(['max_drift_speed', 'longest_tour_time', 'longest_tour_distance']);

/** Reads kept answers in the form of today: figures of nothing are null, and `total_time` of totals is surf time. */
export const readKept = (text: string) =>
  JSON.parse(text, (key, value: unknown) => {
    if (FIGURES_OF_NOTHING.has(key)) return value === 0 ? null : value;
    if (typeof value !== 'object' || value === null || !('total_surf_time' in value)) return value;
    const { total_surf_time, ...rest } = value;
    return { ...rest, total_time: total_surf_time };
  }) as KeptAnswers;

/** The lines of tables as objects of their columns, because columns are added. */
export const withColumns = (answers: KeptAnswers): KeptAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      name.endsWith('.csv') ? rowsOf(answer as readonly string[]) : answer,
    ]),
  );

function rowsOf([header = '', ...lines]: readonly string[]) {
  const columns = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((text, index) => [columns[index]!, text] as const)),
  );
}
