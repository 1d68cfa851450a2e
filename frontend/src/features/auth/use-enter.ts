import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { signedIn } from '../../app/session.ts';
import { clearLoginError } from '../../app/stored-error.ts';
import { safePath } from '../../lib/safe-path.ts';

/** Keeps the token and goes where the person was going: the `redirect` parameter, else `fallback`. */
export function useEnter(): (token: string, fallback?: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const wanted = safePath(parameters.get('redirect'));
  return useCallback(
    (token, fallback = '/') => {
      clearLoginError();
      dispatch(signedIn({ token }));
      void navigate(wanted ?? fallback, { replace: true });
    },
    [dispatch, navigate, wanted],
  );
}
