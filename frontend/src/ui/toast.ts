import { notifications } from '@mantine/notifications';

const ERROR_CLOSES_AFTER_MS = 10_000;

/** A red toast at the top right that closes after 10 s or on its button. */
export function showErrorToast(message: string): void {
  notifications.show({
    id: `error:${message}`,
    message,
    color: 'red',
    role: 'alert',
    autoClose: ERROR_CLOSES_AFTER_MS,
    closeButtonProps: { 'aria-label': 'Close message' },
  });
}

export function showSuccessToast(message: string): void {
  notifications.show({ message, color: 'green', closeButtonProps: { 'aria-label': 'Close message' } });
}
