import { Button } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { waitingUpdate } from '../app/app-update.ts';
import { ErrorState } from '../ui/states.tsx';
import { Page } from '../ui/page.tsx';
import { MissingCode } from '../app/missing-code.ts';
import { MissingPage } from './missing-page.tsx';

/** Starts the newer version of the app where the service worker has one. */
const reload = () => {
  const start = waitingUpdate.get();
  if (start === null) window.location.reload();
  else start();
};

/** Shown when a page's code failed to load or its rendering threw. */
export function RouteError() {
  if (useRouteError() instanceof MissingCode) return <MissingPage reload={reload} />;
  return (
    <Page title="Something went wrong" width="reading">
      <ErrorState
        title="We couldn't load this page"
        message="Try again, or contact support if it keeps happening."
      >
        <Button onClick={reload}>Try again</Button>
        <Button variant="default" component="a" href="/">
          Go home
        </Button>
      </ErrorState>
    </Page>
  );
}
