import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { type Static, Type } from '@sinclair/typebox';

export const BackupFile = Type.Object({
  path: Type.String({ description: 'Below the folder of the backup' }),
  bytes: Type.Integer(),
  sha256: Type.String(),
  /** Of a file of lines. */
  lines: Type.Optional(Type.Integer()),
});
export type BackupFile = Static<typeof BackupFile>;

type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Writes a stream to a new file, flushed to the disk. */
export async function writeFile(folder: string, path: string, content: Chunks): Promise<BackupFile> {
  const full = join(folder, path);
  await mkdir(dirname(full), { recursive: true, mode: PRIVATE_FOLDER });
  const digest = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (chunks: Chunks) {
      for await (const chunk of chunks) {
        bytes += Buffer.byteLength(chunk);
        digest.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(full, { flags: 'wx', mode: PRIVATE_FILE, flush: true }),
  );
  return { path, bytes, sha256: digest.digest('hex') };
}

/** Writes lines to a new gzip file. */
export async function writeLines(
  folder: string,
  path: string,
  pages: AsyncIterable<readonly string[]>,
): Promise<BackupFile> {
  let lines = 0;
  const text = async function* () {
    for await (const page of pages) {
      lines += page.length;
      if (page.length > 0) yield `${page.join('\n')}\n`;
    }
  };
  const gzip = createGzip();
  const packing = pipeline(text(), gzip);
  const [written, packed] = await Promise.allSettled([writeFile(folder, path, gzip), packing]);
  // A failed write also ends the packing, with an error that tells less.
  if (written.status === 'rejected') throw written.reason;
  if (packed.status === 'rejected') throw packed.reason;
  return { ...written.value, lines };
}

/** Reads the lines of a gzip file. Only \n ends a line: JSON may contain other line separators. */
export async function* readLines(path: string): AsyncGenerator<readonly string[], void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(path), gunzip);
  reading.catch(() => undefined);
  for await (const chunk of gunzip) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  await reading;
}

export async function measureFile(path: string): Promise<Pick<BackupFile, 'bytes' | 'sha256'>> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    bytes += (chunk as Buffer).byteLength;
    digest.update(chunk as Buffer);
  }
  return { bytes, sha256: digest.digest('hex') };
}
