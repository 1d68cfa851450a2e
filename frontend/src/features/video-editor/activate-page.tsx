import { Alert, Button, Code, CopyButton, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { type ApiProblem, sentenceOf } from '../../app/problem.ts';
import { LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { endpoints } from '../../app/endpoints/account.ts';

const { useGetActivationKeyQuery, useAssignKeyMutation } = endpoints.enhanceEndpoints({
  endpoints: {
    getActivationKey: { providesTags: ['ActivationKey'] },
    assignKey: { invalidatesTags: (_, error) => (error === undefined ? ['ActivationKey'] : []) },
  },
});

const COPIED_FOR_MS = 2000;

const hasStatus = (error: unknown, status: number) => (error as ApiProblem | undefined)?.status === status;

export function ActivateVideoEditorPage() {
  const check = useGetActivationKeyQuery();
  const { data: site } = useGetSiteQuery();
  const offered = site === undefined || site.video_editor_url !== null;
  const [claim, claiming] = useAssignKeyMutation();
  const key = claiming.data?.key ?? check.currentData?.key;

  return (
    <Page
      title="Video Editor"
      width="reading"
      lead="Trim a long session video down to just the waves you rode."
      actions={
        <Button
          component={Link}
          to={offered ? '/video-editor' : '/video-editor-page'}
          reloadDocument={offered}
          variant="default"
        >
          Open the Video Editor
        </Button>
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
                : "The editor on this site works without a key. You can still get one: it's assigned to your account."}
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

function KeyPanel({ activationKey }: { activationKey: string }) {
  return (
    <>
      <Text fw={600}>Your activation key</Text>
      <Group gap="sm" mt={8}>
        <Code py={8} px="sm" fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {activationKey}
        </Code>
        <CopyButton value={activationKey} timeout={COPIED_FOR_MS}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied!' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" c="dimmed" mt="sm">
        This key is assigned to your account.
      </Text>
    </>
  );
}
