import { Button, Paper, Title } from '@mantine/core';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { SettingProfile } from '../../app/api-types.ts';
import { useGetDefaultSettingQuery } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Section } from '../../ui/section.tsx';
import { DeleteProfile } from './delete-profile.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import {
  useEditSettingMutation,
  useCreateSettingMutation,
  useGetSettingProfilesQuery,
} from '../../app/profiles.api.ts';
import type { SettingFields } from '../../app/api-types.ts';
import { TileGrid } from '../../ui/tile-grid.ts';

/** The open form: none, a new profile's, or that of one profile. */
export type Editing =
  | { mode: 'none' }
  | { mode: 'creating'; start: SettingFields }
  | { mode: 'editing'; id: number };

const NEW_PROFILE: SettingFields = { setting_name: '', ...DEFAULT_DETECTION_PARAMETERS };
const EMPTY =
  "You haven't created any custom settings yet. Click Add New Setting to create your first custom setting.";

export function Profiles({
  editing,
  onEditing,
}: {
  editing: Editing;
  onEditing: (editing: Editing) => void;
}) {
  const { data: profiles, error, refetch } = useGetSettingProfilesQuery();
  const { data: chosen } = useGetDefaultSettingQuery();
  const [create] = useCreateSettingMutation();
  const [change] = useEditSettingMutation();
  const [deleting, setDeleting] = useState<SettingProfile | null>(null);
  const close = () => onEditing({ mode: 'none' });

  return (
    <Section
      title="Your Surf Setting Profiles"
      actions={
        <Button
          leftSection={<IconPlus size={18} />}
          disabled={editing.mode === 'creating'}
          onClick={() => onEditing({ mode: 'creating', start: NEW_PROFILE })}
        >
          Add New Setting
        </Button>
      }
    >
      {editing.mode === 'creating' && (
        <Paper withBorder radius="lg" p="lg" mb="md">
          <Title order={3} mb="md">
            New setting
          </Title>
          <ProfileForm
            key={editing.start.setting_name}
            start={editing.start}
            action="Create"
            onSave={(fields) => create(fields).unwrap()}
            onClose={close}
          />
        </Paper>
      )}
      {error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'Failed to load settings. Please try again.')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : profiles === undefined ? (
        <LoadingBlock label="Loading your profiles" rows={2} height={120} />
      ) : profiles.length === 0 ? (
        editing.mode !== 'creating' && <EmptyState icon={IconAdjustmentsHorizontal} message={EMPTY} />
      ) : (
        <TileGrid component="ul" minColWidth="min(19rem, 100%)">
          {profiles.map((profile) =>
            editing.mode === 'editing' && editing.id === profile.id ? (
              <Paper
                component="li"
                withBorder
                radius="lg"
                p="lg"
                key={profile.id}
                style={{ gridColumn: '1 / -1' }}
              >
                <ProfileForm
                  start={profile}
                  action="Save Changes"
                  onSave={(fields) => change({ id: profile.id, settingFields: fields }).unwrap()}
                  onClose={close}
                />
              </Paper>
            ) : (
              <ProfileCard
                key={profile.id}
                profile={profile}
                isDefault={chosen?.id === profile.id}
                onEdit={() => onEditing({ mode: 'editing', id: profile.id })}
                onDelete={() => setDeleting(profile)}
              />
            ),
          )}
        </TileGrid>
      )}
      <DeleteProfile profile={deleting} onClose={() => setDeleting(null)} />
    </Section>
  );
}
