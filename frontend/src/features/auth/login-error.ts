import { readLoginError, storeLoginError } from '../../app/stored-error.ts';
import { showErrorToast } from '../../ui/toast.ts';

/** Shows why signing in failed, now and after a reload within 10 s. */
export function reportLoginError(sentence: string): void {
  storeLoginError(sentence);
  showErrorToast(sentence);
}

/** Shows a stored error again while it is under 10 s old. */
export function repeatLoginError(): void {
  const sentence = readLoginError();
  if (sentence !== null) showErrorToast(sentence);
}
