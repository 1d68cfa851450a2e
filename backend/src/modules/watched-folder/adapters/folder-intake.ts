import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import { BLOB_STORE, type BlobStore } from '../../../platform/blobs/blob-store.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DomainError, type ErrorKind } from '../../../platform/errors/domain-error.ts';
import { fileNameOf } from '../../../platform/http/requests/upload-receiver.ts';
import { ActivityIntake } from '../../activities/index.ts';

/** Kinds of refusals that say nothing about the file. */
const PASSING: readonly ErrorKind[] = ['unavailable', 'rate_limited', 'storage_full', 'damaged'];

/** A link that takes the place of a file fails to open. */
const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW;

interface Person {
  readonly owner: number;
  readonly folder: string;
  readonly surfType: SurfType;
}

/** Turns a file of a person's folder into a session, and moves it to `done/`, or to `refused/` beside a sentence. */
@Injectable()
export class FolderIntake {
  private readonly logger = new Logger(FolderIntake.name);

  constructor(
    private readonly intake: ActivityIntake,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** False for a file that stays where it is and can be tried again. */
  async take(path: string, name: string, person: Person): Promise<boolean> {
    try {
      const done = await realFolder(person.folder, 'done');
      await this.upload(path, name, person);
      await move(path, done, name);
      return true;
    } catch (error) {
      if (error instanceof DomainError && !PASSING.includes(error.kind)) {
        return this.refuse(path, name, person, error.message);
      }
      this.logger.warn(`${path} could not be taken and is tried again: ${String(error)}`);
      return false;
    }
  }

  private async upload(path: string, name: string, { owner, surfType }: Person): Promise<void> {
    const file = await open(path, READ_NO_LINK);
    await this.intake.take({
      owner,
      original: await this.blobs.stage(file.createReadStream(), this.config.uploadLimitBytes),
      fileName: fileNameOf(name),
      source: 'MANUAL',
      sourceId: null,
      surfType,
      isTimeHidden: false,
      correlation: randomUUID(),
    });
  }

  private async refuse(path: string, name: string, { folder }: Person, sentence: string): Promise<boolean> {
    try {
      const refused = await move(path, await realFolder(folder, 'refused'), name);
      await writeFile(`${refused}.txt`, `${sentence}\n`, { flag: 'wx' });
      return true;
    } catch (error) {
      this.logger.warn(`${path} is refused and could not be moved: ${String(error)}`);
      return false;
    }
  }
}

/**
 * The folder of this name within a person's, made if it is missing. Links are not followed: whoever can write into the
 * person's folder may write less than the server.
 */
async function realFolder(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!(await isRealFolder(path))) throw new Error(`${path} is a link or a file, not a folder`);
  return path;
}

export const isRealFolder = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Moves a file, with a number in its name if that is taken; returns its new path. */
async function move(path: string, folder: string, name: string): Promise<string> {
  const { name: stem, ext } = parse(name);
  for (let number = 1; ; number += 1) {
    const to = join(folder, number === 1 ? name : `${stem}-${number}${ext}`);
    if ((await isTaken(to)) || (await isTaken(`${to}.txt`))) continue;
    await rename(path, to);
    return to;
  }
}

const isTaken = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
