import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../../app/problem.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState, LoadingBlock } from '../../../ui/states.tsx';
import { useConnectStravaMutation } from './connections.api.ts';

/** The reason why nothing can be connected from this address; null if it can. */
function problemIn(params: URLSearchParams): string | null {
  if (params.get('error') === 'access_denied') {
    return "You didn't allow access on Strava's page, so nothing was connected.";
  }
  if (!params.get('code')) return 'No authorization code received from Strava';
  if (!params.get('state')) {
    return "This address doesn't belong to a connection you started here. Start again in Settings.";
  }
  return null;
}

/** Strava leads back here with a code, which connects the account. */
export function StravaCallbackPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [connect] = useConnectStravaMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef(false);
  const problem = problemIn(params) ?? failure;

  useEffect(() => {
    // A code is valid once.
    if (sent.current || problemIn(params) !== null) return;
    sent.current = true;
    const scope = params.get('scope');
    void connect({
      code: params.get('code') ?? '',
      state: params.get('state') ?? '',
      ...(scope !== null && { scope }),
    }).then(({ error }) => {
      if (error !== undefined) {
        setFailure(sentenceOf(error, 'Failed to connect to Strava. Please try again.'));
      } else {
        void navigate('/settings', { replace: true, state: { stravaConnected: true } });
      }
    });
  }, [params, connect, navigate]);

  if (problem === null) {
    return (
      <Page title="Connecting to Strava" width="reading">
        <LoadingBlock label="Loading: Strava is being connected" rows={2} />
      </Page>
    );
  }
  return (
    <Page title="Connection Error" width="reading">
      <ErrorState title="Strava was not connected" message={problem}>
        <Button component={Link} to="/settings" replace>
          Return to Settings
        </Button>
      </ErrorState>
    </Page>
  );
}
