import os from 'node:os';
import { parseArgs } from 'node:util';
import { figuresOf, worstSessions } from './figures.ts';
import { goalsOf } from './goals.ts';
import { HEADLINE_HEAD, headlineRows } from './headline.ts';
import { measureAll } from './measure-all.ts';
import { GROUPS, type Group, developmentOrders, reportOrders } from './sessions.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Measures the detectors on the report's seeds and writes docs/accuracy.md with its plots. With --seeds=dev it measures
 * the engine alone on other seeds, --sessions of each group (60) or of those named by --groups, prints the figures with the
 * worst sessions, and writes nothing.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: 'report' },
    sessions: { type: 'string', default: '60' },
    groups: { type: 'string', default: GROUPS.join(',') },
  },
});
os.setPriority(5);
const forReport = values.seeds === 'report';
const groups = values.groups.split(',') as Group[];
const orders = forReport ? reportOrders() : developmentOrders(groups, Number(values.sessions));
const scores = await measureAll(orders, forReport);
const figures = figuresOf(scores);

const print = (rows: readonly (readonly string[])[]) => {
  for (const [name, ...cells] of rows) {
    console.log(`${name!.padEnd(64)}${cells.map((cell) => cell.padStart(18)).join('')}`);
  }
};
print([HEADLINE_HEAD, ...headlineRows(figures)]);
const measured = new Set(orders.map(({ group }) => group));
const goals = goalsOf(figures).filter(({ group }) => measured.has(group));
print(goals.map(({ name, goal, measured, holds }) => [name, measured, goal, holds ? 'yes' : 'NO']));
if (measured.has('other sports')) {
  const { named, unnamed, attemptsNamed, attemptsUnnamed } = figures.ridesInOtherSports;
  console.log(
    `Other sports: rides ${named} where named, ${unnamed} unnamed; attempts ${attemptsNamed}, ${attemptsUnnamed}`,
  );
}
if (!forReport) {
  print([['worst sessions', 'seed', 'F1'], ...worstSessions(scores, 8)]);
}
if (forReport) console.log(`Wrote ${await writeDocuments(scores, figures)}`);
