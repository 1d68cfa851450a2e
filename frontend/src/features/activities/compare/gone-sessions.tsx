import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

/** How many of the compared sessions of an old link are no longer there. */
export function GoneSessions({ asked, found }: { asked: number; found: number }) {
  const gone = asked - found;
  if (gone === 0) return null;
  return (
    <Alert color="gray" variant="light" mb="md" role="status" icon={<IconInfoCircle size={20} />}>
      {gone} of {asked} activities {gone === 1 ? "isn't" : "aren't"} available anymore.
    </Alert>
  );
}
