import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterWanted } from './toast.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** The corner where toasts appear. */
export function Toaster() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.get);
  if (!wanted) return null;
  return (
    <Suspense>
      <Notifications position="top-right" limit={4} />
    </Suspense>
  );
}
