import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { OtherRecording, RecordingChoice } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { showErrorToast } from '../../ui/toast.ts';
import type { Activity } from '../../activity/activity.ts';
import { useChooseRecordingMutation } from '../../activity/editing.api.ts';
import { sourceName } from '../../activity/source-name.ts';

interface Choice {
  readonly counts: RecordingChoice['counts'];
  readonly label: string;
}

/** What stands between two recordings of a session, and what the owner can choose instead. */
export function relationOf(
  isSetAside: boolean,
  other: OtherRecording,
): { text: string; choices: readonly Choice[] } {
  if (isSetAside && other.counts) {
    return {
      text: 'This recording is not counted. You also have the same session as',
      choices: [
        { counts: 'this', label: 'Count this one instead' },
        { counts: 'both', label: 'Count both' },
      ],
    };
  }
  if (!isSetAside && !other.counts) {
    return {
      text: "Counted once, in this recording. Not counted, because it's the same session:",
      choices: [
        { counts: 'other', label: 'Count that one instead' },
        { counts: 'both', label: 'Count both' },
      ],
    };
  }
  if (!isSetAside) {
    return {
      text: 'Counted twice, as you chose. You also have the same session as',
      choices: [
        { counts: 'this', label: 'Count only this one' },
        { counts: 'other', label: 'Count only that one' },
      ],
    };
  }
  return { text: "Also not counted, because it's the same session:", choices: [] };
}

/** That the recording counts in the list of the other surf type, too. */
export function OtherSurfType({ activity }: { activity: Activity }) {
  const { counted_as_other_surf_type: other, surf_type } = activity;
  if (other === null) return null;
  return (
    <Alert color="ocean" variant="light" icon={<IconCopy size={20} />} mb="md">
      This recording counts in both lists: you also analyzed it as{' '}
      {surf_type === 'standing_waves' ? 'Ocean Waves Surfing' : 'Skookumchuck'},{' '}
      <Anchor component={Link} to={`/activity/${other.url_hash}`} inherit>
        {other.activity_name}
      </Anchor>
      . Delete the one you don't need.
    </Alert>
  );
}

/** Other recordings of the session, and which of them count. */
export function SameSession({ activity }: { activity: Activity }) {
  const [choose, { isLoading }] = useChooseRecordingMutation();
  if (activity.same_session.length === 0) return null;
  const onChoose = async (other: string, counts: Choice['counts']) => {
    const answer = await choose({ urlHash: activity.url_hash, recordingChoice: { other, counts } });
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to change what counts'));
  };
  return (
    <Alert
      color="ocean"
      variant="light"
      icon={<IconCopy size={20} />}
      mb="md"
      title="One session, more than one recording"
    >
      <Stack gap="sm">
        {activity.same_session.map((other) => {
          const { text, choices } = relationOf(activity.copy_of !== null, other);
          return (
            <div key={other.url_hash}>
              <Text size="sm">
                {text}{' '}
                <Anchor component={Link} to={`/activity/${other.url_hash}`} inherit>
                  {other.activity_name}
                </Anchor>{' '}
                ({sourceName(other.source)}).
              </Text>
              {choices.length > 0 && (
                <Group gap="xs" mt="xs">
                  {choices.map(({ counts, label }) => (
                    <Button
                      key={counts}
                      size="sm"
                      variant="default"
                      disabled={isLoading}
                      onClick={() => void onChoose(other.url_hash, counts)}
                    >
                      {label}
                    </Button>
                  ))}
                </Group>
              )}
            </div>
          );
        })}
      </Stack>
    </Alert>
  );
}
