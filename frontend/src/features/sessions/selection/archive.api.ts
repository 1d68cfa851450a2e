import { Zip, ZipDeflate } from 'fflate';
import { api } from '../../../app/api.ts';
import type { ActivityListItem } from '../../../app/api-types.ts';
import type { ApiProblem } from '../../../app/problem.ts';
import { attachmentName } from '../../../lib/attachment.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { activityPath } from '../../../activity/activities.api.ts';
import type { SessionFile } from '../../../activity/files.api.ts';
import { type Clock, dayOf } from '../find/day-of.ts';

interface Archive {
  readonly rows: readonly ActivityListItem[];
  readonly file: SessionFile;
  /** Whose days name the files. */
  readonly clock: Clock;
}

interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads an answer with the name that its header gives it. */
async function attachment(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const name = attachmentName(response) ?? 'track';
  return { name, bytes: new Uint8Array(await response.arrayBuffer()) } satisfies Attachment;
}

/** A ZIP that takes its files one after the other. */
function zipWriter() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add(name: string, bytes: Uint8Array) {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(bytes, true);
    },
    end() {
      zip.end();
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}

const ARCHIVE_NAMES: Readonly<Record<SessionFile, string>> = {
  original: 'sessions.zip',
  gpx: 'sessions-gpx.zip',
  'gpx?rides=tracks': 'sessions-waves-gpx.zip',
  fit: 'sessions-fit.zip',
};

const UNFIT_FOR_NAMES = /[^\p{L}\p{N} .,()&'-]+/gu;

/** '2026-11-21 Dawn patrol (3).gpx': the number keeps names apart. */
const nameInArchive = (row: ActivityListItem, clock: Clock, number: number, { name }: Attachment) =>
  `${dayOf(row, clock)} ${row.activity_name}`.replaceAll(UNFIT_FOR_NAMES, '_').trim() +
  ` (${number})${/(\.[a-z]+)+$/i.exec(name)?.[0] ?? ''}`;

export const { useSaveArchiveMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saves a file of each session in one ZIP; the store keeps nothing of it. */
    saveArchive: build.mutation<{ failed: number; error: ApiProblem | null }, Archive>({
      queryFn: async ({ rows, file, clock }, _api, _extra, call) => {
        const zip = zipWriter();
        let failed = 0;
        let first: ApiProblem | null = null;
        for (const [index, row] of rows.entries()) {
          const url = `${activityPath(row.url_hash)}/${file}`;
          const { data, error } = await call({ url, responseHandler: attachment });
          if (error === undefined) {
            const found = data as Attachment;
            zip.add(nameInArchive(row, clock, index + 1, found), found.bytes);
          } else {
            failed++;
            first ??= error;
          }
        }
        if (failed < rows.length) saveBlob(ARCHIVE_NAMES[file], zip.end());
        return { data: { failed, error: first } };
      },
    }),
  }),
});
