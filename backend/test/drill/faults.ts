import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CrashDrill } from '../crash-drill.ts';
import { eventually } from '../eventually.ts';
import { fillDisk, freeDisk } from './disk.ts';
import type { LogUnderDrill } from './log-under-drill.ts';

const LONGEST_FAULT_MS = 1_200;
const LARGEST_STEP_BACK_MS = 2 * 3_600_000;

/** Something that goes wrong for a while; resolves once its cause is gone. */
export type Fault = (drill: CrashDrill) => Promise<void>;

const aWhile = ({ chance }: CrashDrill) => pause(100 + chance.below(LONGEST_FAULT_MS));

const ofTheServer: Readonly<Record<string, Fault>> = {
  'the server is killed': async ({ server }) => {
    await server.kill();
    await server.start();
  },
  'the server is paused': async (drill) => {
    drill.server.signal('SIGSTOP');
    await aWhile(drill);
    drill.server.signal('SIGCONT');
  },
  'the server is killed and its clock turned back': async ({ server, chance }) => {
    await server.kill();
    server.turnClockBack(chance.below(LARGEST_STEP_BACK_MS));
    await server.start();
  },
  'the database is killed': async ({ dataDir }) => {
    const killed = await databaseProcess(dataDir);
    process.kill(killed, 'SIGKILL');
    await eventually(async () => {
      const running = await databaseProcess(dataDir).catch(() => killed);
      return running === killed ? undefined : true;
    });
  },
  'the database is paused': async (drill) => {
    const database = await databaseProcess(drill.dataDir);
    process.kill(-database, 'SIGSTOP');
    await aWhile(drill);
    process.kill(-database, 'SIGCONT');
  },
};

const ofTheDisk: Readonly<Record<string, Fault>> = {
  'the disk is full': async (drill) => {
    await fillDisk(join(drill.dataDir, 'blobs'));
    await aWhile(drill);
    await freeDisk(join(drill.dataDir, 'blobs'));
  },
};

const ofTheLog = (log: LogUnderDrill): Readonly<Record<string, Fault>> => {
  const { link } = log;
  const broken =
    (how: () => void): Fault =>
    async (drill) => {
      how();
      await aWhile(drill);
      link.mend();
    };
  return {
    'the event store is killed': () => log.restart(),
    'the link to the event store is cut': broken(() => link.cut()),
    'the link to the event store hangs': broken(() => link.freeze()),
    'answers of the event store are lost': broken(() => link.loseAnswers()),
  };
};

/** What can go wrong here, by name. */
export const faultsFor = ({ log, hasDisk }: CrashDrill) =>
  Object.entries({ ...ofTheServer, ...(hasDisk && ofTheDisk), ...(log && ofTheLog(log)) });

/** Pid of the database's main process, which leads the group of all. */
async function databaseProcess(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}
