import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppStore } from '../app/hooks.ts';
import { keptFile } from '../app/kept-file.ts';
import { useMe } from '../app/me.api.ts';

const sameEmail = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase();

/**
 * Uploads the kept file of a tried session when the person logs in who registered here to save it. For anybody else
 * who logs in it is shown with its button, because it may be somebody else's.
 */
export function useKeptFile(): void {
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const email = useMe()?.email;
  const loggedInBefore = useRef(store.getState().session.token !== null);
  const working = useRef(false);

  useEffect(() => {
    if (email === undefined) {
      loggedInBefore.current &&= store.getState().session.token !== null;
      return;
    }
    // The page of the link shows its message first.
    if (pathname === '/verify-email') return;
    const isFirstPage = !loggedInBefore.current;
    loggedInBefore.current = true;
    // Going to the upload page runs this effect again.
    if (working.current) return;
    working.current = true;
    const use = async () => {
      const kept = await keptFile.read();
      if (kept === null) return;
      if (!sameEmail(kept.email, email)) {
        if (isFirstPage && pathname !== '/try') void navigate('/try');
        return;
      }
      void navigate('/upload', { replace: pathname === '/upload', state: { saving: true } });
      const { uploadKeptFile } = await import('../features/upload/queue/upload-kept-file.ts');
      await uploadKeptFile(store, kept);
      await keptFile.clear();
    };
    void use().finally(() => (working.current = false));
  }, [store, navigate, pathname, email]);
}
