import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} command run by this Node
 * @property {Record<string, string>} [env] added to ours
 * @property {string[]} [after] names of tasks that have to succeed first
 * @property {boolean} [alone] runs while nothing else does
 *
 * @typedef {{ task: Task, ok: boolean, ran: boolean, seconds: number, output: string }} Outcome
 */

/** A task that is still there then waits for something that never comes, such as a server that a test left open. */
const LONGEST_MS = 50 * 60_000;

/** @param {Task} task @param {number} longestMs @returns {Promise<{ ok: boolean, output: string }>} */
function run({ command, env }, longestMs) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('exit', () => {
      if (!child.killed) return;
      // What it started can hold them open.
      child.stdout.destroy();
      child.stderr.destroy();
    });
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => {
      if (child.killed) said.push(Buffer.from(`\nIt did not end within ${longestMs / 60_000} minutes.\n`));
      resolve({ ok: code === 0, output: Buffer.concat(said).toString() });
    });
  });
}

/**
 * Runs every task, up to `lanes` in parallel, in order as far as `after` allows. After a failure only the tasks that
 * depend on it are skipped, and reported as such. A task that takes longer than `longestMs` is killed and has failed.
 * @param {readonly Task[]} tasks
 * @param {{ lanes?: number, longestMs?: number, report: (outcome: Outcome) => void }} options
 */
export async function runTasks(tasks, { lanes = 2, longestMs = LONGEST_MS, report }) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const waiting = [...tasks];
  const running = new Map();

  const finish = (outcome) => {
    outcomes.set(outcome.task.name, outcome);
    report(outcome);
  };
  const isFree = (task) =>
    (task.after ?? []).every((name) => outcomes.has(name)) &&
    (running.size === 0 || (!task.alone && ![...running.keys()].some((other) => other.alone)));

  while (waiting.length + running.size > 0) {
    const next = running.size < lanes ? waiting.find(isFree) : undefined;
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const failed = (next.after ?? []).filter((name) => !outcomes.get(name)?.ok);
    if (failed.length > 0) {
      const output = `Not run, because ${failed.join(' and ')} failed.`;
      finish({ task: next, ok: false, ran: false, seconds: 0, output });
      continue;
    }
    const start = performance.now();
    running.set(
      next,
      run(next, longestMs).then(({ ok, output }) => {
        running.delete(next);
        finish({ task: next, ok, ran: true, seconds: (performance.now() - start) / 1000, output });
      }),
    );
  }
  return [...outcomes.values()];
}
