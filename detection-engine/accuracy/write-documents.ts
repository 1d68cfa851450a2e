import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { HARD_RECEIVERS } from '../src/index.ts';
import { type Figures, oceanOf } from './figures.ts';
import { DETECTORS } from './measure-ocean.ts';
import type { Score } from './measure.ts';
import { errorCurves, groupedBars } from './plots.ts';
import { LIMITS, writeReport } from './report.ts';
import { f1, sum } from './tally.ts';

const docs = new URL('../../docs/', import.meta.url);
const at = (name: string) => fileURLToPath(new URL(name, docs));

/** Writes docs/accuracy.md with its plots and returns its path. */
export async function writeDocuments(scores: readonly Score[], figures: Figures): Promise<string> {
  mkdirSync(at('accuracy'), { recursive: true });
  const ocean = oceanOf(scores, 'hard ocean');
  const byReceiver = HARD_RECEIVERS.map(({ name }) => ({
    name,
    sessions: ocean.filter(({ receiver }) => receiver === name),
  }));
  writeFileSync(
    at('accuracy/f1-by-receiver.svg'),
    groupedBars(
      'F1 of ocean rides in hard water by receiver',
      DETECTORS,
      byReceiver.map(({ name, sessions }) => ({
        label: name,
        values: DETECTORS.map((detector) => f1(sum(sessions.map(({ counts }) => counts[detector]!)))),
      })),
    ),
  );
  const errors = (kinds: readonly ('start' | 'end' | 'maxSpeed')[]) =>
    byReceiver.map(({ name, sessions }) => ({
      name,
      errors: sessions.flatMap((session) => kinds.flatMap((kind) => session.errors[kind])),
    }));
  writeFileSync(
    at('accuracy/boundary-errors.svg'),
    errorCurves('Share of starts and ends within', 'seconds', 6, errors(['start', 'end'])),
  );
  writeFileSync(
    at('accuracy/speed-errors.svg'),
    errorCurves('Share of maximum speeds within', 'km/h', 12, errors(['maxSpeed'])),
  );
  const report = writeReport(scores, figures, readFileSync(LIMITS, 'utf8'));
  const style = await resolveConfig(at('accuracy.md'));
  writeFileSync(at('accuracy.md'), await format(report, { ...style, parser: 'markdown' }));
  return at('accuracy.md');
}
