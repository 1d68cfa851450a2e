import { parseArgs } from 'node:util';
import { copyBlobs, removeCopied } from '../platform/blobs/copy-blobs.ts';
import { openBlobStore } from '../platform/blobs/open-blob-store.ts';
import { pause } from '../platform/clock/backoff.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { type Tool, UsageError } from './tool.ts';

const PLACES = { s3: 'the bucket', folder: 'the folder' } as const;
const PROGRESS_MS = 5_000;

/** Copies the original files from the folder into the bucket, or back. */
export const moveBlobs: Tool = {
  usage: 'admin move-blobs --to s3|folder [--delete-source]',
  async run({ app, args, say, signal }) {
    const { to, deleteSource } = optionsOf(args);
    const { s3, dataDir, startWaitMs } = app.get<Config>(CONFIG);
    if (s3 === undefined) throw new UsageError('S3_BUCKET must be set.');
    const reaching = { timeoutMs: startWaitMs, say, pause };
    const [bucket, folder] = [
      await openBlobStore({ dataDir, s3 }, reaching),
      await openBlobStore({ dataDir }, reaching),
    ];
    const [source, target] = to === 's3' ? [folder, bucket] : [bucket, folder];
    const counted = { copied: 0, present: 0, damaged: 0, gone: 0 };
    let saidAt = performance.now();
    for await (const { hash, outcome } of copyBlobs(source, target)) {
      counted[outcome] += 1;
      if (outcome === 'damaged') say(`The file ${hash} is damaged and was not copied.`);
      if (signal.aborted) throw new Error(`Interrupted: ${summary(counted)}. Run it again to go on.`);
      if (performance.now() - saidAt < PROGRESS_MS) continue;
      saidAt = performance.now();
      say(`${summary(counted)} ...`);
    }
    say(`Every file in ${PLACES[to]} was read and has its hash: ${summary(counted)}.`);
    if (counted.damaged > 0) {
      throw new Error(`${counted.damaged} damaged. ${deleteSource ? 'Nothing was deleted.' : ''}`.trim());
    }
    if (!deleteSource) return;
    const removed = await removeCopied(source, target);
    say(`Deleted from ${PLACES[to === 's3' ? 'folder' : 's3']}: ${removed}.`);
  },
};

const summary = ({ copied, present }: { readonly copied: number; readonly present: number }) =>
  `${copied} copied, ${present} there before`;

function optionsOf(args: readonly string[]) {
  try {
    const { to, 'delete-source': deleteSource = false } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, 'delete-source': { type: 'boolean' } },
    }).values;
    if (to === 's3' || to === 'folder') return { to, deleteSource } as const;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
  throw new UsageError('--to is s3 or folder.');
}
