const ERROR_CLOSES_AFTER_MS = 10_000;

const toasts = () => import('@mantine/notifications');

let needed = false;
const listeners = new Set<() => void>();

/** True from the first toast on. Until then the code that renders toasts is not loaded. */
export const toasterNeeded = {
  get: (): boolean => needed,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

interface Failure {
  readonly id: string;
  readonly path: string;
}

/** Error toasts that may still be visible, with the page each was shown on. */
let failures: readonly Failure[] = [];

async function announce(message: string, look: { color: string; role: string; autoClose?: number }) {
  const id = `${look.color}:${message}`;
  if (look.role === 'alert') failures = [...failures, { id, path: window.location.pathname }];
  const { notifications } = await toasts();
  notifications.show({
    id,
    message,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
    ...look,
  });
  needed = true;
  listeners.forEach((listener) => listener());
}

/** Shows a red toast at the top right. It closes after 10 s or on its button. */
export function showErrorToast(message: string): void {
  void announce(message, { color: 'red', role: 'alert', autoClose: ERROR_CLOSES_AFTER_MS });
}

export function showSuccessToast(message: string): void {
  clearErrorToasts();
  void announce(message, { color: 'green', role: 'status' });
}

/** Hides error toasts, except those shown on the given page. */
export function clearErrorToasts({ except = '' } = {}): void {
  const outdated = failures.filter(({ path }) => path !== except);
  if (outdated.length === 0) return;
  failures = failures.filter(({ path }) => path === except);
  void toasts().then(({ notifications }) => outdated.forEach(({ id }) => notifications.hide(id)));
}

/** Loads the code of toasts while the network works: the first toast often reports that it doesn't. */
export const prepareToasts = (): void => void toasts().catch(() => undefined);
