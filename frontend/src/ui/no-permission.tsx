import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from './error-state.tsx';

const REDIRECT_AFTER_MS = 3000;

/** Shown to non-admins on admin pages; redirects to the landing page after 3 s. */
export function NoPermission() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <ErrorState message="You do not have permission to access this page." />;
}
