import { SHARED_FILES } from '../src/lib/device-copy.ts';

/** Keeps files that another app shared with the installed app for the upload page, and opens that page. */
export async function receiveSharedFiles(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('files').filter((entry) => entry instanceof File);
  const cache = await caches.open(SHARED_FILES);
  for (const [index, file] of files.entries()) {
    const name = encodeURIComponent(file.name);
    await cache.put(`/shared-files/${Date.now()}-${index}/${name}`, new Response(file));
  }
  return Response.redirect('/upload', 303);
}
