import { useUploadQueue } from './use-upload-queue.ts';

/** Sends on every page what an earlier visit left in the queue. Draws nothing. */
export function BackgroundUploads(): null {
  useUploadQueue();
  return null;
}
