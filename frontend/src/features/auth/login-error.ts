import { readLoginError, storeLoginError } from '../../app/stored-error.ts';
import { showErrorToast } from '../../ui/toast.ts';

/** Shows a login error now, and again after a reload within 10 s. */
export function reportLoginError(sentence: string): void {
  storeLoginError(sentence);
  showErrorToast(sentence);
}

/** Shows the stored login error if it is under 10 s old. */
export function repeatLoginError(): void {
  const sentence = readLoginError();
  if (sentence !== null) showErrorToast(sentence);
}
