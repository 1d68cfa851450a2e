import { Button } from '@mantine/core';
import { useGetMeQuery, useGetPreferencesQuery } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingBlock } from '../../ui/loading-block.tsx';
import { Page } from '../../ui/page.tsx';
import { ConnectionsPanel } from './connections-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeleteAccountPanel } from './delete-account-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { UsernamePanel } from './username-panel.tsx';

export function SettingsPage() {
  const { data: me, error, refetch } = useGetMeQuery();
  const { data: preferences } = useGetPreferencesQuery();
  return (
    <Page title="Account Settings" lead="Who you are here, how you sign in, and the units you think in.">
      {error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'Failed to fetch user profile')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : me === undefined ? (
        <LoadingBlock label="Loading your account" rows={4} height={120} />
      ) : (
        <>
          <UsernamePanel username={me.username} />
          <EmailPanel email={me.email} provider={me.auth_provider} />
          <PasswordPanel provider={me.auth_provider} />
          {preferences !== undefined && <PreferencesPanel preferences={preferences} />}
          <ConnectionsPanel />
          <SessionsPanel />
          <DataPanel />
          <DeleteAccountPanel provider={me.auth_provider} />
        </>
      )}
    </Page>
  );
}
