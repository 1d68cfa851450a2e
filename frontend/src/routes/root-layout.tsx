import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { keepAppOnDevice } from '../app/app-update.ts';
import { API_BASE } from '../lib/api-base.ts';
import { keepAccountOnDevice } from '../app/device-copy.ts';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { useMe } from '../app/me.api.ts';
import { signedOut } from '../app/session.ts';
import { useOffered } from '../app/site.api.ts';
import type { AppDispatch, RootState } from '../app/store.ts';
import { unsentFiles } from '../app/unsent-files.ts';
import { useSignal } from '../lib/signal.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { Shell } from '../ui/shell/shell.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Failed, withStyles } from '../ui/shortcuts/shortcuts.tsx';
import { clearErrorToasts, prepareToasts, toasterNeeded } from '../ui/toast.ts';
import { AppNotices } from './app-notices.tsx';
import styles from './root-layout.module.css';
import { useKeptFile } from './use-kept-file.ts';
import { useOtherTabs, useSessionWatch } from './use-session-watch.ts';

const Palette = lazyPart(async () => (await withStyles(import('./session-palette.tsx'))).SessionPalette, {
  Failed,
});

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

const ConfirmDialog = lazy(async () => {
  const codes = Promise.all([import('../ui/confirm-dialog.tsx'), import('../app/component-styles.ts')]);
  return { default: (await codes)[0].ConfirmDialog };
});
const BackgroundUploads = lazyPart(
  async () => {
    await whenQuiet();
    return (await import('../features/upload/queue/background-uploads.tsx')).BackgroundUploads;
  },
  { Failed: () => null },
);

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
  const token = useAppSelector(({ session }) => session.token);
  const signedIn = token !== null;
  const me = useMe();
  const { registration, videoEditor, connections } = useOffered();
  const dispatch = useAppDispatch();
  useLayoutEffect(() => document.getElementById('first-view')?.remove(), []);
  useSessionWatch();
  useOtherTabs();
  useKeptFile();
  const { pathname } = useLocation();
  useEffect(() => clearErrorToasts({ except: pathname }), [pathname]);
  useEffect(() => {
    if (!signedIn) return;
    prepareToasts();
    keepAppOnDevice();
  }, [signedIn]);
  useEffect(() => {
    if (token !== null) keepAccountOnDevice(token).catch(console.error);
  }, [token]);
  const unsent = useSignal(unsentFiles, (files) => files);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(false);
    dispatch(logout());
  };

  return (
    <>
      <RouteProgress />
      <Shell
        signedIn={signedIn}
        isAdmin={me?.is_admin === true}
        offered={{ registration, videoEditor, sync: connections.length > 0 }}
        person={me?.username ?? me?.email}
        onLogout={() => (unsent > 0 ? setLeaving(true) : leave())}
        Palette={Palette}
      >
        {signedIn && <AppNotices />}
        <Outlet />
      </Shell>
      {signedIn && <BackgroundUploads />}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            opened
            title="Log out"
            message={`${unsent} ${unsent === 1 ? 'file is' : 'files are'} not uploaded yet. Logging out removes ${unsent === 1 ? 'it' : 'them'} from this device.`}
            action="Log out"
            onConfirm={leave}
            onCancel={() => setLeaving(false)}
          />
        </Suspense>
      )}
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
