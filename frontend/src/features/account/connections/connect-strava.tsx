import { UnstyledButton } from '@mantine/core';
import { sentenceOf } from '../../../app/problem.ts';
import { useLazyStartStravaConnectionQuery } from './connections.api.ts';

/** Leads to Strava, which leads back to the callback page. */
export function ConnectStrava({ onFailure }: { onFailure: (sentence: string | null) => void }) {
  const [getUrl, { isFetching, isSuccess }] = useLazyStartStravaConnectionQuery();
  const start = async () => {
    onFailure(null);
    const { data, error } = await getUrl();
    if (data !== undefined) window.location.assign(data.authorization_url);
    else onFailure(sentenceOf(error, 'Failed to connect to Strava'));
  };
  return <ConnectWithStrava busy={isFetching || isSuccess} onClick={() => void start()} />;
}

/** Strava's button as its brand guidelines have it: their orange, their wording, 48 px high. */
function ConnectWithStrava({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    // White on this orange has a contrast of 3.3, which is enough from 18.66 px bold on.
    <UnstyledButton
      display="inline-flex"
      mih={48}
      ps="md"
      pe="lg"
      fz="1.1875rem"
      fw={700}
      c="#fff"
      bg="#fc5200"
      bdrs={4}
      style={{ gap: '0.625rem', alignItems: 'center', cursor: busy ? 'wait' : 'pointer' }}
      disabled={busy}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M10.4 1 3.7 14h4l2.7-5.3 2.7 5.3h4z" />
        <path d="m15.1 23-4.6-9h2.7l1.9 3.8L17 14h2.7z" opacity="0.65" />
      </svg>
      Connect with Strava
    </UnstyledButton>
  );
}
