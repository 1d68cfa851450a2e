import { Button, Text } from '@mantine/core';
import type { User } from '../../app/api-types.ts';
import { useGetMeQuery, useGetPreferencesQuery, usePreferences } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useDownloadMyDataMutation } from './account.api.ts';
import { ConnectionsPanel } from './connections/connections-panel.tsx';
import { DeleteAccountPanel } from './delete-account-panel.tsx';
import { DemoPanel } from './demo-panel.tsx';
import { HeartRatePanel } from './heart-rate-panel.tsx';
import { LoginsPanel } from './logins-panel.tsx';
import { hasPassword, PasswordPanel } from './password-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { TimesPanel } from './times-panel.tsx';
import { UploadTokensPanel } from './upload-tokens/upload-tokens-panel.tsx';
import { UsernamePanel } from './username-panel.tsx';

/** The providers and the password that log in, as one sentence. */
function useWaysToLogIn({ auth_provider, identity_providers }: User): string {
  const { data: site } = useGetSiteQuery();
  const names = { google: 'Google', oidc: site?.oidc_name ?? 'single sign-on' };
  const providers = identity_providers.map((provider) => names[provider]);
  const password = hasPassword(auth_provider) ? ['your email and password'] : [];
  return `You log in with ${[...providers, ...password].join(' or with ')}.`;
}

export function SettingsPage() {
  const { data: me, error, refetch } = useGetMeQuery();
  const { data } = useGetPreferencesQuery();
  const shown = usePreferences();
  const preferences = data && shown;
  return (
    <Page title="Account Settings" lead="Your profile, sign-in, units and times.">
      {error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'Failed to fetch user profile')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : me === undefined ? (
        <LoadingBlock label="Loading your account" rows={4} height={120} />
      ) : (
        <>
          <UsernamePanel username={me.username} />
          <EmailPanel me={me} />
          {me.email_verified && <PasswordPanel provider={me.auth_provider} />}
          {preferences !== undefined && <PreferencesPanel preferences={preferences} />}
          {preferences !== undefined && <TimesPanel preferences={preferences} />}
          {preferences !== undefined && <HeartRatePanel preferences={preferences} />}
          <ConnectionsPanel />
          <UploadTokensPanel />
          <LoginsPanel />
          <DataPanel />
          <DemoPanel />
          <DeleteAccountPanel provider={me.auth_provider} />
        </>
      )}
    </Page>
  );
}

function EmailPanel({ me }: { me: User }) {
  return (
    <Panel title="Email" lead="Visible only to you and site admins.">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {me.email}
      </Text>
      <Text c="dimmed" mt={4}>
        {useWaysToLogIn(me)}
      </Text>
    </Panel>
  );
}

function DataPanel() {
  const [download, { isLoading }] = useDownloadMyDataMutation();
  const start = () =>
    download()
      .unwrap()
      .catch((error: unknown) =>
        showErrorToast(sentenceOf(error, 'Failed to download your data. Please try again.')),
      );
  return (
    <Panel
      title="Your data"
      lead="One ZIP file with your original files and all your sessions as JSON and CSV."
    >
      <Button variant="default" loading={isLoading} onClick={() => void start()}>
        Download my data
      </Button>
    </Panel>
  );
}
