import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch, useIsSignedIn } from '../app/hooks.ts';
import { logout } from '../app/logout.ts';
import { useMe } from '../app/me.api.ts';
import { useOffered } from '../app/site.api.ts';
import { Shell } from '../ui/shell/shell.tsx';
import { clearErrorToasts, prepareToasts } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { RouteProgress } from './route-progress.tsx';
import { useOtherTabs, useSessionWatch } from './use-session-watch.ts';

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
