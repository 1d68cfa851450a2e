import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const AFTER_MS = 3000;

/** Redirects to the login page 3 s after `done` becomes true. */
export function useDelayedLogin(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate('/login'), AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
