import { sentenceOf } from '../../../app/problem.ts';
import { ConnectWithStrava } from './connect-with-strava.tsx';
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
