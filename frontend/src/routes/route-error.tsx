import { Button } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';

/** A page whose code did not arrive or that broke while drawing. */
export function RouteError() {
  const error = useRouteError();
  const missingCode = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <Page title="Something went wrong" width="reading">
      <ErrorState
        title="This page could not be shown"
        message={
          missingCode
            ? 'Part of the page could not be loaded. Check your connection and try again.'
            : 'Try again; if it keeps happening, write to support.'
        }
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button variant="default" component="a" href="/">
          Back to the start
        </Button>
      </ErrorState>
    </Page>
  );
}
