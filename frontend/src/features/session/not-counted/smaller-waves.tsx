import { Button, Group, Text } from '@mantine/core';
import {
  DETECTION_PARAMETERS,
  type DetectionParameters,
  type LowerMinimum,
} from '@rideline/detection-engine';
import { useState } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import { useApplyProfileMutation } from '../../../activity/detection.api.ts';
import { useGetSettingProfilesQuery, useCreateSettingMutation } from '../../../app/profiles.api.ts';
import { useChooseDefaultSettingMutation } from '../../../app/me.api.ts';
import { lowerMinimumText } from './lower-minimum-text.ts';

interface Props {
  readonly urlHash: string;
  readonly applied: DetectionParameters;
  readonly offer: LowerMinimum | null;
}

/** Offers to count the near misses of a session of small waves, by a profile that may become the default. */
export function SmallerWaves({ urlHash, applied, offer }: Props) {
  const preferences = usePreferences();
  const [profile, setProfile] = useState<{ id: number; name: string; isDefault: boolean } | null>(null);
  const { data: profiles = [] } = useGetSettingProfilesQuery(undefined, { skip: offer === null });
  const [saveProfile, saving] = useCreateSettingMutation();
  const [applyProfile, applying] = useApplyProfileMutation();
  const [setDefault, settingDefault] = useChooseDefaultSettingMutation();

  if (offer === null) {
    if (profile === null) return null;
    const keep = async () => {
      const answer = await setDefault(profile.id);
      if (answer.error === undefined) setProfile({ ...profile, isDefault: true });
      else showErrorToast(sentenceOf(answer.error, 'Failed to save settings'));
    };
    return (
      <Group gap="xs" mt="sm" role="status">
        <Text size="sm" c="dimmed">
          {profile.isDefault
            ? `New sessions use your profile “${profile.name}” too.`
            : `Counted with your profile “${profile.name}”.`}
        </Text>
        {!profile.isDefault && (
          <Button
            variant="default"
            size="compact-sm"
            loading={settingDefault.isLoading}
            onClick={() => void keep()}
          >
            Use for new sessions
          </Button>
        )}
      </Group>
    );
  }

  const { sentence, label, profileName } = lowerMinimumText(offer, preferences);
  const parameters = { ...applied, [offer.parameter]: offer.value };
  const countThem = async () => {
    const same = profiles.find((known) =>
      DETECTION_PARAMETERS.every(({ key }) => known[key] === parameters[key]),
    );
    const names = new Set(profiles.map(({ setting_name }) => setting_name));
    let name = same?.setting_name ?? profileName;
    for (let number = 2; same === undefined && names.has(name); number++) name = `${profileName} (${number})`;
    const saved = same ? { data: same } : await saveProfile({ setting_name: name, ...parameters });
    if (saved.error !== undefined) {
      showErrorToast(sentenceOf(saved.error, 'Failed to save settings'));
      return;
    }
    const answer = await applyProfile({ urlHash, settingId: saved.data.id });
    if (answer.error === undefined) setProfile({ id: saved.data.id, name, isDefault: false });
    else showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  return (
    <Group gap="xs" mt="sm" role="status">
      <Text size="sm" c="dimmed">
        {sentence}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        loading={saving.isLoading || applying.isLoading}
        onClick={() => void countThem()}
      >
        {label}
      </Button>
    </Group>
  );
}
