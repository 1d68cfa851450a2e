import { Anchor, Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityListItem } from '../../app/api-types.ts';
import { SessionTime } from '../../activity/session-time.tsx';
import { sourceName } from '../../activity/source-name.ts';

/** Why recordings don't count: another one of the same session does, or they are of another sport. */
function reasonOf(recordings: readonly ActivityListItem[]): string {
  const others = recordings.filter(({ other_sport }) => other_sport !== null).length;
  if (others === 0) return ', because another recording of the same session is.';
  if (others < recordings.length) return ': copies of a session, and other sports.';
  return others === 1 ? ', because it is of another sport.' : ', because they are of other sports.';
}

/** Recordings that are left out of the list and its totals. */
export function SetAside({ recordings }: { recordings: readonly ActivityListItem[] }) {
  const [shown, setShown] = useState(false);
  if (recordings.length === 0) return null;
  return (
    <section aria-label="Recordings that are not counted">
      <Text size="sm" c="dimmed">
        {recordings.length === 1 ? '1 more recording is' : `${recordings.length} more recordings are`} not
        counted{reasonOf(recordings)}{' '}
        <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      </Text>
      {shown && (
        <List size="sm" mt="xs">
          {recordings.map((recording) => (
            <List.Item key={recording.url_hash}>
              <Anchor component={Link} to={`/activity/${recording.url_hash}`} size="sm">
                {recording.activity_name}
              </Anchor>
              , <SessionTime session={recording} />, {sourceName(recording.source)}
              {recording.other_sport !== null && `, recorded as ${recording.other_sport}`}
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
