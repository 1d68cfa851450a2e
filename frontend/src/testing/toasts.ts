import { expect } from '@jest/globals';
import { notifications, notificationsStore } from '@mantine/notifications';
import { waitFor } from '@testing-library/react';

/** Sentences of the open toasts. */
export const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
export const expectToast = (sentence: string) => waitFor(() => expect(toasts()).toContain(sentence));
export const closeToasts = () => notifications.clean();
