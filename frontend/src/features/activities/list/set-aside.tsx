import { Anchor, Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { SessionTime } from '../session-time.tsx';
import { sourceName } from '../source-name.ts';

/** Recordings that don't count because another one of the same session does: left out of the list and its totals. */
export function SetAside({ copies }: { copies: readonly ActivityListItem[] }) {
  const [shown, setShown] = useState(false);
  if (copies.length === 0) return null;
  const one = copies.length === 1;
  return (
    <section aria-label="Recordings that are not counted">
      <Text size="sm" c="dimmed">
        {one ? '1 more recording is' : `${copies.length} more recordings are`} not counted, because another
        recording of the same session is.{' '}
        <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      </Text>
      {shown && (
        <List size="sm" mt="xs">
          {copies.map((copy) => (
            <List.Item key={copy.url_hash}>
              <Anchor component={Link} to={`/activity/${copy.url_hash}`} size="sm">
                {copy.activity_name}
              </Anchor>
              , <SessionTime session={copy} />, {sourceName(copy.source)}
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
