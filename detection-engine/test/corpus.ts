import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real and damaged files of many devices, beside the repository on some machines; not part of it. */
const FOLDER = fileURLToPath(new URL('../../../shared/tracks/', import.meta.url));

export interface CorpusFile {
  /** `fit/…`, `gpx/…` or `tcx/…` */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Points counted by other readers: all, or those with a position. */
  readonly points: number;
  /** The manifest's expected result; mostly empty. */
  readonly expected: string;
}

/** All files of the manifest; empty where the folder is absent. */
export function corpus(): CorpusFile[] {
  const manifest = `${FOLDER}manifest.tsv`;
  if (!existsSync(manifest)) return [];
  const [, ...lines] = readFileSync(manifest, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const columns = line.split('\t');
    const name = columns[0]!;
    return {
      name,
      bytes: readFileSync(FOLDER + name),
      points: Number(columns[6]),
      expected: columns[8] ?? '',
    };
  });
}
