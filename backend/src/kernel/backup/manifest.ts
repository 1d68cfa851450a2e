import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, writeFile } from './backup-files.ts';

/** The newest format of a backup's folder that this version reads and writes. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** In the format of `sha256sum --check`. */
const MANIFEST_HASH = 'manifest.sha256';

/** An event by its place in its stream, which is the same in every event store. */
export interface EventPlace {
  readonly stream: string;
  readonly revision: string;
}

export interface SequenceValue {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Content of a backup. */
export interface Manifest {
  readonly format: number;
  /** Version of Rideline that made it. */
  readonly rideline: string;
  readonly createdAt: string;
  /** Ids of the migrations that its tables went through. */
  readonly migrations: readonly string[];
  readonly log: {
    readonly events: number;
    /** Newest schema version by event type. */
    readonly types: Readonly<Record<string, number>>;
    /** The last event that each automation handled; null for none. */
    readonly automations: Readonly<Record<string, EventPlace | null>>;
    readonly files: readonly BackupFile[];
  };
  /** In an order in which foreign keys find their rows. */
  readonly tables: readonly (BackupFile & { readonly table: string })[];
  readonly sequences: readonly SequenceValue[];
  /** The keys of people's sealed fields, themselves sealed with SECRET_KEYS; only when asked for. */
  readonly keys?: BackupFile;
  readonly blobs: {
    readonly list: BackupFile;
    readonly count: number;
    readonly bytes: number;
    /** Removed by their owners while the backup was made. */
    readonly removed: readonly string[];
    /** Missing or damaged in the installation itself. */
    readonly lost: readonly string[];
  };
}

/** A line of the list of blobs. */
export interface ListedBlob {
  readonly hash: string;
  readonly bytes: number;
}

export const blobPath = (hash: string) => `blobs/${hash.slice(0, 2)}/${hash}`;

/** Why a folder can't be used as a backup; the message is one sentence for the operator. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...content }, null, 2)}\n`;
  await writeFile(folder, MANIFEST, [text]);
  await writeFile(folder, MANIFEST_HASH, [`${hashOf(Buffer.from(text))}  ${MANIFEST}\n`]);
}

/** @throws BackupUnusable */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = await readFile(join(folder, MANIFEST)).catch(() => {
    throw new BackupUnusable(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const expected = await readFile(join(folder, MANIFEST_HASH), 'utf8').catch(() => '');
  if (expected !== `${hashOf(content)}  ${MANIFEST}\n`) {
    throw new BackupUnusable(`${folder} is damaged: ${MANIFEST_HASH} does not fit ${MANIFEST}.`);
  }
  const manifest = JSON.parse(content.toString()) as Manifest;
  if (manifest.format > FORMAT) {
    throw new BackupUnusable(
      `${folder} was made by a newer version of Rideline (${manifest.rideline}): update before you restore it.`,
    );
  }
  return manifest;
}
