const ERROR_CLOSES_AFTER_MS = 10_000;

let wanted = false;
const listeners = new Set<() => void>();

/** Whether anything was ever announced; until then the code that draws toasts stays unfetched. */
export const toasterWanted = {
  get: (): boolean => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

async function announce(message: string, look: { color: string; role: string; autoClose?: number }) {
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    id: `${look.color}:${message}`,
    message,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
    ...look,
  });
  wanted = true;
  listeners.forEach((listener) => listener());
}

/** A red toast at the top right that closes after 10 s or on its button. */
export function showErrorToast(message: string): void {
  void announce(message, { color: 'red', role: 'alert', autoClose: ERROR_CLOSES_AFTER_MS });
}

export function showSuccessToast(message: string): void {
  void announce(message, { color: 'green', role: 'status' });
}
