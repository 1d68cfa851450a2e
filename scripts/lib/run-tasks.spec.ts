import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runTasks } from './run-tasks.mjs';

describe('runTasks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rideline-tasks-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const task = (name: string, code: string, more: object = {}) => ({ name, command: ['-e', code], ...more });
  const outcomesOf = async (tasks: Parameters<typeof runTasks>[0]) => {
    const outcomes = await runTasks(tasks, { report: () => undefined });
    return new Map(outcomes.map((outcome) => [outcome.task.name, outcome]));
  };

  it('returns the output of each task and continues after a failure', async () => {
    const outcomes = await outcomesOf([
      task('broken', 'console.error("why"); process.exit(3)'),
      task('whole', 'console.log("fine")'),
    ]);
    expect(outcomes.get('broken')).toMatchObject({ ok: false, ran: true, output: 'why\n' });
    expect(outcomes.get('whole')).toMatchObject({ ok: true, ran: true, output: 'fine\n' });
  });

  it('skips and reports tasks that depend on a failed task', async () => {
    const outcomes = await outcomesOf([
      task('needs', '', { after: ['broken'] }),
      task('broken', 'process.exit(1)'),
    ]);
    expect(outcomes.get('needs')).toMatchObject({
      ok: false,
      ran: false,
      output: 'Not run, because broken failed.',
    });
  });

  it('kills a task that does not end, with what it said', async () => {
    const left = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'inherit' });`;
    const endless = task('endless', `console.log('waiting'); ${left} setInterval(() => {}, 1000);`);
    const [outcome] = await runTasks([endless], { longestMs: 3_000, report: () => undefined });
    expect(outcome).toMatchObject({ ok: false, ran: true });
    expect(outcome.output).toBe('waiting\n\nIt did not end within 0.05 minutes.\n');
    expect(outcome.seconds).toBeLessThan(15);
  });

  it('runs a task with alone while no other runs', async () => {
    const log = join(folder, 'log');
    const noting = (name: string) =>
      `const { appendFileSync } = require('node:fs');
       appendFileSync(${JSON.stringify(log)}, '${name} begins\\n');
       setTimeout(() => appendFileSync(${JSON.stringify(log)}, '${name} ends\\n'), 100);`;
    await outcomesOf([
      task('a', noting('a')),
      task('alone', noting('alone'), { alone: true }),
      task('b', noting('b'), { after: ['a'] }),
    ]);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines.indexOf('alone ends')).toBe(lines.indexOf('alone begins') + 1);
  });
});
