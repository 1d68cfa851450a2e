import { API_BASE } from './base-query.ts';
import { signedOut } from './session.ts';
import type { AppDispatch, RootState } from './store.ts';

/** Forgets the token at once and has the server revoke it; no answer is waited for. */
export const logout = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { token } = getState().session;
  dispatch(signedOut());
  if (token === null) return;
  fetch(`${API_BASE}/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
};
