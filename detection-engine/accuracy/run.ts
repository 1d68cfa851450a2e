import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { RECEIVERS } from '../src/index.ts';
import { DETECTORS, ENGINE, measureOcean } from './ocean-accuracy.ts';
import { errorCurves, groupedBars } from './plots.ts';
import { LIMITS, writeReport } from './report.ts';
import { OVERALL, measureStanding } from './standing-accuracy.ts';
import { ratio } from './tally.ts';

/** Measures the detectors on the report's seeds and writes docs/accuracy.md with its plots. */
const docs = new URL('../../docs/', import.meta.url);
const at = (name: string) => fileURLToPath(new URL(name, docs));

const ocean = measureOcean();
const standing = measureStanding();
mkdirSync(at('accuracy'), { recursive: true });
const series = Object.keys(DETECTORS);
writeFileSync(
  at('accuracy/f1-by-receiver.svg'),
  groupedBars(
    'F1 of ocean rides by receiver',
    series,
    RECEIVERS.map(({ name }) => ({
      label: name,
      values: series.map((detector) => ocean.byReceiver.of(`${detector}|${name}`).f1),
    })),
  ),
);
const errorsOf = (kind: 'start' | 'end' | 'maxSpeed') =>
  RECEIVERS.map(({ name }) => ({ name, errors: ocean.errors.get(name)![kind] }));
const boundaries = RECEIVERS.map(({ name }) => {
  const { start, end } = ocean.errors.get(name)!;
  return { name, errors: [...start, ...end] };
});
writeFileSync(
  at('accuracy/boundary-errors.svg'),
  errorCurves('Share of starts and ends within', 'seconds', 6, boundaries),
);
writeFileSync(
  at('accuracy/speed-errors.svg'),
  errorCurves('Share of maximum speeds within', 'km/h', 12, errorsOf('maxSpeed')),
);
const report = writeReport(ocean, standing, readFileSync(LIMITS, 'utf8'));
const style = await resolveConfig(at('accuracy.md'));
writeFileSync(at('accuracy.md'), await format(report, { ...style, parser: 'markdown' }));

const rides = ocean.all.of(ENGINE);
const attempts = standing.get(OVERALL)!;
console.log(`Ocean F1 ${rides.f1.toFixed(3)}, clear rides ${ocean.clear.of(ENGINE).f1.toFixed(3)}`);
console.log(
  `Standing attempts F1 ${attempts.attempts.f1.toFixed(3)}, flag right ${(100 * ratio(attempts.flagsRight, attempts.attempts.hits)).toFixed(1)} %, tours F1 ${attempts.tours.f1.toFixed(3)}`,
);
console.log(`Wrote ${at('accuracy.md')}`);
