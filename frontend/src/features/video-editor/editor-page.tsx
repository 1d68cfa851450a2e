import { Button } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { EmptyState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';

const TRIM = 'Trim a long session video down to just the waves you rode.';
const OWN = `${TRIM} Your video stays on your device: nothing is uploaded.`;

interface Props {
  /** The sessions of a logged-in person, to choose the one that was filmed. */
  readonly Sessions: ComponentType<{ readonly lead: string }>;
}

/** Leads to the video editor: the configured one, or the video tab of a session. */
export function EditorPage({ Sessions }: Props) {
  const { data: site, isLoading } = useGetSiteQuery();
  const isSignedIn = useIsSignedIn();
  const isElsewhere = typeof site?.video_editor_url === 'string';
  return (
    <Page
      title={PUBLIC_PAGES['/video-editor-page'].title}
      width="reading"
      description={PUBLIC_PAGES['/video-editor-page'].description}
    >
      {isLoading ? (
        <LoadingBlock label="Loading the page" rows={2} />
      ) : isElsewhere ? (
        <EmptyState
          icon={IconMovie}
          message={`${TRIM} The Surf Video Editor is a desktop app. You'll need an activation key, free with every account.`}
        >
          <Button component={Link} to="/video-editor" reloadDocument>
            Open the Video Editor
          </Button>
          <Button component={Link} to="/activate-video-editor" variant="default">
            Get your activation key
          </Button>
        </EmptyState>
      ) : isSignedIn ? (
        <Sessions lead={OWN} />
      ) : (
        <EmptyState icon={IconMovie} message={OWN}>
          <Button component={Link} to="/login">
            Log in
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}
