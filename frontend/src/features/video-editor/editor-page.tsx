import { Button } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

/** Says what the editor is for, where this installation has no editor of its own to lead to. */
export function VideoEditorPage() {
  return (
    <Page
      title={PUBLIC_PAGES['/video-editor-page'].title}
      width="reading"
      description={PUBLIC_PAGES['/video-editor-page'].description}
    >
      <EmptyState
        icon={IconMovie}
        message="The surf video editor cuts the video of a long session down to the waves you rode. It is a separate program for computers and asks for an activation key, which every account gets for free."
      >
        <Button component={Link} to="/activate-video-editor">
          Get your activation key
        </Button>
      </EmptyState>
    </Page>
  );
}
