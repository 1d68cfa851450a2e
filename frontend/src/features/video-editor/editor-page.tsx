import { Button, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { EmptyState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';

const TRIM = 'Trim a long session video down to just the waves you rode.';
const OWN = `${TRIM} Your video stays on your device: nothing is uploaded.`;

interface Props {
  /** The sessions of a logged-in person, to choose the one that was filmed. */
  readonly Sessions: ComponentType<{ readonly lead: string }>;
  /** A film that visitors can cut. */
  readonly Sample: ComponentType;
}

/** Leads to the video editor: the configured one, or the video tab of a session. Visitors get a sample. */
export function EditorPage({ Sessions, Sample }: Props) {
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
        <>
          <Text mb="md">
            {OWN} This film of a simulated session is drawn: play it and save a wave.{' '}
            <RouterAnchor to="/login?redirect=/video-editor-page">Log in</RouterAnchor> to cut your own.
          </Text>
          <Sample />
        </>
      )}
    </Page>
  );
}
