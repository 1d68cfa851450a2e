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

/** The error toast that may still be visible, with the page it was shown on. */
let failure: { readonly id: string; readonly path: string } | null = null;
let failures = 0;

async function announce(
  id: string,
  message: string,
  look: { color: string; role: string; autoClose?: number },
) {
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

/** Shows a red toast at the top right in place of an earlier one. It closes after 10 s or on its button. */
export function showErrorToast(message: string): void {
  clearErrorToasts();
  failure = { id: `error-${++failures}`, path: window.location.pathname };
  void announce(failure.id, message, { color: 'red', role: 'alert', autoClose: ERROR_CLOSES_AFTER_MS });
}

export function showSuccessToast(message: string): void {
  clearErrorToasts();
  void announce(`success:${message}`, message, { color: 'green', role: 'status' });
}

/** Hides the error toast, except one shown on the given page. */
export function clearErrorToasts({ except = '' } = {}): void {
  if (failure === null || failure.path === except) return;
  const { id } = failure;
  failure = null;
  void toasts().then(({ notifications }) => notifications.hide(id));
}

/** Loads the code of toasts while the network works: the first toast often reports that it doesn't. */
export const prepareToasts = (): void => void toasts().catch(() => undefined);
