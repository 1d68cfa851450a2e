import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';

const DAY_MS = 86_400_000;
/** Larger than the headers of any email sent here. */
const HEAD_BYTES = 8_192;

/** A folder of .eml files, named by time. */
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

  /** Deletes the emails with the same To header as this example; returns their number. */
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

  /** Deletes older files; returns their number. */
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

  /** Emails, and partial files left by a crash. */
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

/** The To header in lower case; its encoding is the same in every email to one address. */
function recipientOf(mail: Uint8Array): string | undefined {
  const [head = ''] = Buffer.from(mail).toString('latin1').split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return /^To:(.*)$/im.exec(unfolded)?.[1]?.trim().toLowerCase();
}
