const ERROR_CLOSES_AFTER_MS = 10_000;

const toasts = () => import('@mantine/notifications');

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

interface Shown {
  readonly id: string;
  readonly path: string;
}

/** Failures that may still be in sight, and the page each came up on. */
let failures: readonly Shown[] = [];

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
  wanted = true;
  listeners.forEach((listener) => listener());
}

/** A red toast at the top right that closes after 10 s or on its button. */
export function showErrorToast(message: string): void {
  void announce(message, { color: 'red', role: 'alert', autoClose: ERROR_CLOSES_AFTER_MS });
}

export function showSuccessToast(message: string): void {
  clearErrorToasts();
  void announce(message, { color: 'green', role: 'status' });
}

/** Takes away the failures of the steps before, or only those that came up on another page than this. */
export function clearErrorToasts({ except = '' } = {}): void {
  const over = failures.filter(({ path }) => path !== except);
  if (over.length === 0) return;
  failures = failures.filter(({ path }) => path === except);
  void toasts().then(({ notifications }) => over.forEach(({ id }) => notifications.hide(id)));
}

/** Fetches the code of toasts while the network is there: the first one often says that it's gone. */
export const prepareToasts = (): void => void toasts().catch(() => undefined);
