import { Button } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { EmptyState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';

export const NO_EDITOR = "The surf video editor isn't available here.";

/** Introduces the video editor, or says that this installation has none. */
export function VideoEditorPage() {
  const { data: site, isLoading } = useGetSiteQuery();
  return (
    <Page
      title={PUBLIC_PAGES['/video-editor-page'].title}
      width="reading"
      description={PUBLIC_PAGES['/video-editor-page'].description}
    >
      {isLoading ? (
        <LoadingBlock label="Loading the page" rows={2} />
      ) : typeof site?.video_editor_url === 'string' ? (
        <EmptyState
          icon={IconMovie}
          message="Trim a long session video down to just the waves you rode. The Surf Video Editor is a desktop app. You'll need an activation key, free with every account."
        >
          <Button component={Link} to="/video-editor" reloadDocument>
            Open the Video Editor
          </Button>
          <Button component={Link} to="/activate-video-editor" variant="default">
            Get your activation key
          </Button>
        </EmptyState>
      ) : (
        <EmptyState icon={IconMovie} message={NO_EDITOR}>
          <Button component={Link} to="/" variant="default">
            Go home
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}
