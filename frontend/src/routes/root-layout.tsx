import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { API_BASE } from '../app/base-query.ts';
import { useAppDispatch, useIsSignedIn } from '../app/hooks.ts';
import { useMe } from '../app/me.api.ts';
import { signedOut } from '../app/session.ts';
import { useOffered } from '../app/site.api.ts';
import type { AppDispatch, RootState } from '../app/store.ts';
import { Shell } from '../ui/shell/shell.tsx';
import { clearErrorToasts, prepareToasts, toasterNeeded } from '../ui/toast.ts';
import styles from './root-layout.module.css';
import { useOtherTabs, useSessionWatch } from './use-session-watch.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** Clears the token at once and revokes it on the server without waiting for the answer. */
const logout = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { token } = getState().session;
  dispatch(signedOut());
  if (token === null) return;
  fetch(`${API_BASE}/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
};

export function RootLayout() {
  const signedIn = useIsSignedIn();
  const me = useMe();
  const { videoEditor, connections } = useOffered();
  const dispatch = useAppDispatch();
  useSessionWatch();
  useOtherTabs();
  const { pathname } = useLocation();
  useEffect(() => clearErrorToasts({ except: pathname }), [pathname]);
  useEffect(() => {
    if (signedIn) prepareToasts();
  }, [signedIn]);

  return (
    <>
      <RouteProgress />
      <Shell
        signedIn={signedIn}
        isAdmin={me?.is_admin === true}
        offered={{ videoEditor, sync: connections.length > 0 }}
        person={me?.username ?? me?.email}
        onLogout={() => dispatch(logout())}
      >
        <Outlet />
      </Shell>
      <Toaster />
    </>
  );
}

/** A thin line at the top while the next page's code loads. */
function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}

function Toaster() {
  const needed = useSyncExternalStore(toasterNeeded.subscribe, toasterNeeded.get);
  if (!needed) return null;
  return (
    <Suspense>
      <Notifications position="top-right" limit={4} />
    </Suspense>
  );
}
