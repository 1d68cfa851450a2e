import { afterEach, expect, it } from '@jest/globals';
import { notifications, notificationsStore } from '@mantine/notifications';
import { waitFor } from '@testing-library/react';
import { clearErrorToasts, showErrorToast, showSuccessToast } from './toast.ts';

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);
afterEach(() => {
  clearErrorToasts();
  notifications.clean();
});

it('an error replaces the one before', async () => {
  showErrorToast('Incorrect email or password.');
  await waitFor(() => expect(shown()).toEqual(['Incorrect email or password.']));
  showErrorToast('Too many attempts.');
  showErrorToast('Too many attempts.');
  await waitFor(() => expect(shown()).toEqual(['Too many attempts.']));
});

it('a success replaces the error, and other successes stay', async () => {
  showErrorToast('Failed to save note');
  showSuccessToast('Undone.');
  showSuccessToast('Correction removed.');
  await waitFor(() => expect(shown()).toEqual(['Undone.', 'Correction removed.']));
});
