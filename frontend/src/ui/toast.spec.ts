import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { closeToasts, toasts } from '../testing/toasts.ts';
import { clearErrorToasts, showErrorToast, showSuccessToast } from './toast.ts';

afterEach(() => {
  clearErrorToasts();
  closeToasts();
});

it('an error replaces the one before', async () => {
  showErrorToast('Incorrect email or password.');
  await waitFor(() => expect(toasts()).toEqual(['Incorrect email or password.']));
  showErrorToast('Too many attempts.');
  showErrorToast('Too many attempts.');
  await waitFor(() => expect(toasts()).toEqual(['Too many attempts.']));
});

it('a success replaces the error, and other successes stay', async () => {
  showErrorToast('Failed to save note');
  showSuccessToast('Undone.');
  showSuccessToast('Correction removed.');
  await waitFor(() => expect(toasts()).toEqual(['Undone.', 'Correction removed.']));
});
