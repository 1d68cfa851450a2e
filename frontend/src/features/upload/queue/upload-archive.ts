import type { ChosenArchive } from '../archive/archive.worker.ts';
import { isZip } from '../archive/file-kinds.ts';
import type { ArchiveReport } from '../archive/read-archive.ts';
import type { UploadChoice } from './upload-item.ts';

/** A chosen ZIP, gzipped track, session of Polar or folder with an account's export, whose files are items of the queue. */
export interface UploadArchive {
  readonly id: string;
  /** Ends with a slash for a folder. */
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  /** Null after a reload, for an archive that is too large to be stored in the browser. */
  readonly file: ChosenArchive | null;
  /** Of files that are found after the upload was started. */
  readonly choice: UploadChoice | null;
  /** Files found so far, without those of other sports; they are counted after they left the list, too. A reading counts anew. */
  readonly found: number;
  readonly state:
    | { readonly step: 'reading'; readonly done: number; readonly total: number; readonly unit?: 'bytes' }
    | { readonly step: 'read'; readonly report: ArchiveReport }
    /** The page was closed before everything was read, and the file is not at hand. */
    | { readonly step: 'interrupted' }
    | { readonly step: 'failed'; readonly sentence: string };
}

/** Start of the paths of its files: folders and the name of the ZIP. */
export const folderOf = ({ path }: UploadArchive): string =>
  isZip(path) ? `${path}/` : path.slice(0, path.lastIndexOf('/') + 1);

export const isFolder = ({ path }: Pick<UploadArchive, 'path'>): boolean => path.endsWith('/');

export const isReading = ({ state }: UploadArchive): boolean => state.step === 'reading';
