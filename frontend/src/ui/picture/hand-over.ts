import { saveBlob } from '../../lib/save-blob.ts';
import { showErrorToast } from '../toast.ts';

const pngFile = (blob: Blob, name: string) => new File([blob], name, { type: 'image/png' });

/** Whether the device has a share sheet that takes pictures. */
export function canShareFiles(): boolean {
  const file = pngFile(new Blob(), 'picture.png');
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Opens the share sheet; where that fails, the picture is downloaded. Closing the sheet is no failure. */
export async function shareFile(blob: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [pngFile(blob, name)] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveBlob(name, blob);
  }
}

/** Whether the clipboard takes pictures; not on plain http. */
export const canCopyPicture = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** @returns whether the picture is on the clipboard */
export async function copyPicture(blob: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    return true;
  } catch {
    showErrorToast("This browser can't copy the picture. Download it instead.");
    return false;
  }
}
