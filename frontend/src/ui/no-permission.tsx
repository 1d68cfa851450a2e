import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from './error-state.tsx';

const LEAVES_AFTER_MS = 3000;

/** A page of the admins, opened by somebody else: says so and leads to the start. */
export function NoPermission() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <ErrorState message="You do not have permission to access this page." />;
}
