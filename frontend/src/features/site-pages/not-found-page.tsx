import { Button } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page not found" width="reading">
      <EmptyState
        icon={IconCompass}
        message="There is nothing at this address. It may have moved, or the link has a typo."
      >
        <Button component={Link} to="/">
          Back to the start
        </Button>
      </EmptyState>
    </Page>
  );
}
