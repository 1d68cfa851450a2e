import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';

const DAY_MS = 86_400_000;
/** Holds every header of a mail of ours. */
const HEAD_BYTES = 8_192;

/** A folder of mails as .eml files, the oldest first by name. */
export class Outbox {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {}

  async add(content: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const time = this.clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const path = join(this.folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
    await writeFile(`${path}.part`, content, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
  }

  /** Removes the mails to whom a mail with this head is for; how many there were. */
  async removeMailsLike(example: Uint8Array): Promise<number> {
    const recipient = recipientOf(example);
    let removed = 0;
    for (const path of await this.files()) {
      const head = await headOf(path);
      if (head === undefined || recipientOf(head) !== recipient) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  /** Removes what is older; how many files there were. */
  async removeOlderThan(days: number): Promise<number> {
    const oldest = this.clock.now().getTime() - days * DAY_MS;
    let removed = 0;
    for (const path of await this.files()) {
      const found = await stat(path).catch(() => undefined);
      if (found === undefined || found.mtimeMs >= oldest) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  /** Mails, and what a crash left half-written. */
  private async files(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => join(this.folder, name));
  }
}

async function headOf(path: string): Promise<Uint8Array | undefined> {
  const file = await open(path).catch(() => undefined);
  try {
    const { buffer, bytesRead } = (await file?.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)) ?? {};
    return buffer?.subarray(0, bytesRead);
  } finally {
    await file?.close();
  }
}

/** The To header as it was written, which is the same in every mail to one address; case aside. */
function recipientOf(mail: Uint8Array): string | undefined {
  const [head = ''] = Buffer.from(mail).toString('latin1').split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return /^To:\s*(.*?)\s*$/im.exec(unfolded)?.[1]?.toLowerCase();
}
