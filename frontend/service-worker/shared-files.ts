import { SHARED_FILES, SHARED_LIMITS, SHARED_TOO_MUCH } from '../src/lib/device-copy.ts';

const NAME_LENGTH = 255;

/** The files of a form; null when its body has more bytes, or more files. */
async function filesIn(
  { body, headers }: Request,
  most: { readonly files: number; readonly bytes: number },
): Promise<readonly File[] | null> {
  let bytes = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > most.bytes) controller.error(new RangeError('The shared files are too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const form = await new Response(counted, { headers }).formData();
    const files = form.getAll('files').filter((entry) => entry instanceof File);
    return files.length > most.files ? null : files;
  } catch {
    return null;
  }
}

/** The limits less what waits already. */
async function roomIn(cache: Cache): Promise<typeof SHARED_LIMITS> {
  const waiting = await cache.matchAll();
  const sizes = await Promise.all(waiting.map(async (answer) => (await answer.blob()).size));
  return {
    files: SHARED_LIMITS.files - sizes.length,
    bytes: sizes.reduce((left, size) => left - size, SHARED_LIMITS.bytes),
  };
}

/**
 * Keeps files that another app shared with the installed app for the upload page, and opens that page. Any site can
 * send this request, so nothing is uploaded before its person has seen the names and taps.
 */
export async function receiveSharedFiles(request: Request): Promise<Response> {
  return navigator.locks.request(SHARED_FILES, async () => {
    const cache = await caches.open(SHARED_FILES);
    const files = await filesIn(request, await roomIn(cache));
    for (const [index, file] of (files ?? []).entries()) {
      const name = encodeURIComponent([...file.name].slice(-NAME_LENGTH).join(''));
      await cache.put(`/shared-files/${Date.now()}-${index}/${name}`, new Response(file));
    }
    return Response.redirect(files === null ? `/upload?${SHARED_TOO_MUCH}` : '/upload', 303);
  });
}
