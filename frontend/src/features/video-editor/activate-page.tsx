import { Alert, Button, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useGetSiteQuery } from '../../app/site.api.ts';
import type { ApiProblem } from '../../app/problem.ts';
import { sentenceOf } from '../../app/problem.ts';
import { LoadingBlock } from '../../ui/loading-block.tsx';
import { Page } from '../../ui/page.tsx';
import { NO_EDITOR } from './editor-page.tsx';
import { KeyPanel } from './key-panel.tsx';
import { useClaimActivationKeyMutation, useGetActivationKeyQuery } from './video-editor.api.ts';

const hasStatus = (error: unknown, status: number) => (error as ApiProblem | undefined)?.status === status;

export function ActivateVideoEditorPage() {
  const check = useGetActivationKeyQuery();
  const { data: site } = useGetSiteQuery();
  const offered = site === undefined || site.video_editor_url !== null;
  const [claim, claiming] = useClaimActivationKeyMutation();
  const key = claiming.data?.key ?? check.currentData?.key;

  return (
    <Page
      title="Video Editor"
      width="reading"
      lead={offered ? 'Trim a long session video down to just the waves you rode.' : NO_EDITOR}
      actions={
        offered && (
          <Button component={Link} to="/video-editor" reloadDocument variant="default">
            Open the Video Editor
          </Button>
        )
      }
    >
      <Paper withBorder radius="lg" p="lg">
        {key !== undefined ? (
          <KeyPanel activationKey={key} />
        ) : check.isLoading ? (
          <LoadingBlock label="Checking for an activation key" rows={2} />
        ) : check.error !== undefined && !hasStatus(check.error, 404) ? (
          <Alert color="red" role="alert">
            {sentenceOf(check.error, 'An error occurred while checking for existing activation key')}
          </Alert>
        ) : (
          <>
            <Text mb="md">
              {offered
                ? "You'll need an activation key to use the editor. It's free and assigned to your account."
                : "You can still get an activation key. It's assigned to your account."}
            </Text>
            <Button disabled={claiming.isLoading} onClick={() => void claim()}>
              {claiming.isLoading ? 'Getting Key...' : 'Get Activation Key'}
            </Button>
          </>
        )}
        {claiming.error !== undefined && (
          <Alert color="red" role="alert" mt="md">
            {hasStatus(claiming.error, 404)
              ? 'No activation keys available. Please try again later.'
              : sentenceOf(claiming.error, 'An error occurred while getting an activation key')}
          </Alert>
        )}
      </Paper>
    </Page>
  );
}
