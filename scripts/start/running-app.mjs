import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/paths.mjs';

/** The file with the ids of the processes that serve a data folder, for the next start. */
const noteOf = (dataDir) => join(dataDir, 'running.json');

export const dataDirectory = () => resolve(root, process.env.DATA_DIR || './data');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** On Linux the command line detects a reused process id; elsewhere the id alone is checked. */
const isApp = (pid) => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js');
  } catch {
    return false;
  }
};

/** The file of an earlier start; null if it is missing or incomplete. */
function readNote(dataDir) {
  try {
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

/** Ignores a folder that can't be written: the app refuses it and names the setting. */
export function noteRunning(dataDir, app) {
  try {
    makeFolder(dataDir);
    writeFileSync(noteOf(dataDir), JSON.stringify({ starter: process.pid, app }), { mode: 0o600 });
  } catch {
    return;
  }
}

/** Creates parents one by one, because `recursive` never returns below a read-only folder such as /proc. */
function makeFolder(path) {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o711 });
}

export function noteStopped(dataDir) {
  if (existsSync(noteOf(dataDir))) rmSync(noteOf(dataDir), { force: true });
}

/** Waits for an app whose starter was killed: it ends by itself, and is killed after 10 s. */
export async function waitForOrphan(dataDir, say) {
  const note = readNote(dataDir);
  if (note === null || isAlive(note.starter)) return;
  const { app } = note;
  const deadline = Date.now() + 10_000;
  if (isApp(app)) say(`An earlier start was killed; waiting for its app (process ${app}) to end ...`);
  while (isApp(app) && Date.now() < deadline) await sleep(50);
  if (isApp(app)) process.kill(app, 'SIGKILL');
  noteStopped(dataDir);
}
