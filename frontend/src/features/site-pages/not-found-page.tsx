import { Button } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page not found" width="reading">
      <EmptyState
        icon={IconCompass}
        message="We can't find that page. It may have moved, or the link may be wrong."
      >
        <Button component={Link} to="/">
          Go home
        </Button>
      </EmptyState>
    </Page>
  );
}
