import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import { HARD_RECEIVERS } from '../test/hard-water/hard-receivers.ts';
import { type Figures, oceanOf, standingOf } from './figures.ts';
import { DETECTORS, ENGINE } from './measure-ocean.ts';
import type { Score } from './measure.ts';
import { errorCurves, groupedBars } from './plots.ts';
import { LIMITS, writeReport } from './report.ts';
import type { Group } from './sessions.ts';
import { type Counts, f1, sum } from './tally.ts';

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
  const lacking = (name: string, counts: readonly Counts[]) => ({
    name,
    errors: counts.filter(({ hits, misses }) => hits + misses > 0).map((session) => 1 - f1(session)),
  });
  const engineCounts = (group: Group) => oceanOf(scores, group).map((session) => session.counts[ENGINE]!);
  const standingCounts = (group: Group) => standingOf(scores, group).map(({ counts }) => counts);
  writeFileSync(
    at('accuracy/sessions.svg'),
    errorCurves('Share of sessions whose F1 is at most this much below 1', 'below 1', 0.8, [
      lacking('ocean, hard water', engineCounts('hard ocean')),
      lacking('standing wave, hard water', standingCounts('hard standing')),
      lacking('ocean, easy water', engineCounts('easy ocean')),
      lacking('standing wave, easy water', standingCounts('easy standing')),
    ]),
  );
  const report = writeReport(scores, figures, readFileSync(LIMITS, 'utf8'));
  const style = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', docs), 'utf8')) as FormatConfig;
  writeFileSync(at('accuracy.md'), (await format('accuracy.md', report, style)).code);
  return at('accuracy.md');
}
