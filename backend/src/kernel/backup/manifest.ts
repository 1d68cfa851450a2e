import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { BackupFile, writeFile } from './backup-files.ts';

/** The newest format of a backup's folder that this version reads and writes. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** In the format of `sha256sum --check`. */
const MANIFEST_HASH = 'manifest.sha256';

/** An event by its place in its stream, which is the same in every event store. */
const EventPlace = Type.Object({ stream: Type.String(), revision: Type.String() });
export type EventPlace = Static<typeof EventPlace>;

const SequenceValue = Type.Object({
  name: Type.String(),
  lastValue: Type.String(),
  isCalled: Type.Boolean(),
});
export type SequenceValue = Static<typeof SequenceValue>;

/** Content of a backup. */
const Manifest = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  rideline: Type.String({ description: 'Version of Rideline that made it' }),
  createdAt: Type.String(),
  migrations: Type.Array(Type.String(), {
    description: 'Ids of the migrations that its tables and events went through',
  }),
  log: Type.Object({
    events: Type.Integer(),
    automations: Type.Record(Type.String(), Type.Union([EventPlace, Type.Null()]), {
      description: 'The last event that each automation handled; null for none',
    }),
    files: Type.Array(BackupFile),
  }),
  tables: Type.Array(Type.Composite([BackupFile, Type.Object({ table: Type.String() })]), {
    description: 'In an order in which foreign keys find their rows',
  }),
  sequences: Type.Array(SequenceValue),
  /** The keys of people's sealed fields, themselves sealed with SECRET_KEYS; only when asked for. */
  keys: Type.Optional(BackupFile),
  blobs: Type.Object({
    list: BackupFile,
    count: Type.Integer(),
    bytes: Type.Integer(),
    removed: Type.Array(Type.String(), {
      description: 'Removed by their owners while the backup was made',
    }),
    lost: Type.Array(Type.String(), { description: 'Missing or damaged in the installation itself' }),
  }),
});
export type Manifest = Static<typeof Manifest>;
const hasItsShape = new Ajv({ validateSchema: false }).compile<Manifest>(Manifest);

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
  const content = await readFile(join(folder, MANIFEST)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupUnusable(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `${folder} is no backup: it has no ${MANIFEST}.`
        : `${folder} can't be read by user ${userInfo().uid}, who has to own it (${code}).`,
    );
  });
  const expected = await readFile(join(folder, MANIFEST_HASH), 'utf8').catch(() => '');
  if (expected !== `${hashOf(content)}  ${MANIFEST}\n`) {
    throw new BackupUnusable(`${folder} is damaged: ${MANIFEST_HASH} does not fit ${MANIFEST}.`);
  }
  const manifest = jsonOf(content.toString());
  const { format, rideline } = (manifest ?? {}) as Partial<Manifest>;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupUnusable(
      `${folder} was made by a newer version of Rideline (${rideline}): update before you restore it.`,
    );
  }
  if (!hasItsShape(manifest)) {
    const [wrong] = hasItsShape.errors ?? [];
    const where = wrong?.instancePath ? `${wrong.instancePath.slice(1)} ` : '';
    throw new BackupUnusable(`${folder} is no backup: in ${MANIFEST} ${where}${wrong?.message}.`);
  }
  return manifest;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
