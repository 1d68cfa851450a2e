import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toast.ts';
import type { BulkOutcome } from './bulk.api.ts';

/** Says how a change of many sessions ended. */
export function report(
  { failed, error }: BulkOutcome,
  of: number,
  sentences: { readonly done: string; readonly failed: string },
): void {
  if (failed === 0) showSuccessToast(sentences.done);
  else if (of === 1) showErrorToast(sentenceOf(error, sentences.failed));
  else showErrorToast(`${failed} of ${of} sessions: ${sentenceOf(error, sentences.failed)}`);
}
