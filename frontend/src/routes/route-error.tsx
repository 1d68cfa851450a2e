import { Button } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { MissingCode } from './missing-code.ts';
import { MissingPage } from './missing-page.tsx';

const reload = () => window.location.reload();

/** A page whose code did not arrive or that broke while drawing. */
export function RouteError() {
  if (useRouteError() instanceof MissingCode) return <MissingPage reload={reload} />;
  return (
    <Page title="Something went wrong" width="reading">
      <ErrorState
        title="This page could not be shown"
        message="Try again; if it keeps happening, write to support."
      >
        <Button onClick={reload}>Try again</Button>
        <Button variant="default" component="a" href="/">
          Back to the start
        </Button>
      </ErrorState>
    </Page>
  );
}
