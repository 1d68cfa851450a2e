import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { signedIn, signedOut } from '../app/session.ts';
import { tokenStorage } from '../app/token-storage.ts';
import { loginPathFor } from './guards.ts';
import { isAbout } from './home-page.tsx';

/** Data of a matched route that the layout reads. */
export interface RouteHandle {
  /** Requires a token. */
  guarded?: boolean;
}

/** Redirects to the login page when the token is lost on a protected page. */
export function useSessionWatch(): void {
  const { token, endedBy } = useAppSelector((state) => state.session);
  const location = useLocation();
  const navigate = useNavigate();
  const matches = useMatches();
  const guarded =
    matches.some(({ handle }) => (handle as RouteHandle | undefined)?.guarded === true) ||
    (location.pathname === '/' && !isAbout(location.search));
  const before = useRef(token);
  useEffect(() => {
    const lost = before.current !== null && token === null;
    before.current = token;
    if (!lost || !guarded) return;
    void navigate(endedBy === 'person' ? '/login' : loginPathFor(location), { replace: true });
  }, [token, endedBy, guarded, location, navigate]);
}

/** Follows login and logout in other tabs. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useWindowEvent('storage', ({ key, newValue }) => {
    if (key !== tokenStorage.key && key !== null) return;
    dispatch(newValue === null ? signedOut() : signedIn({ token: newValue }));
  });
}
