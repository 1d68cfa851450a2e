import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { UNCERTAIN_GPS } from '../lib/format.ts';

/** Legend of the mark before rough figures. */
export const ROUGH_MARK = `~ ${UNCERTAIN_GPS}: the numbers are rough`;

export const ROUGH_SETS_NO_RECORDS = 'Rides with uncertain GPS set no records';

/** Says why a record is smaller than a row beside it, with links to what is larger; nothing without any. */
export function RoughNote({ links }: { links: readonly ReactNode[] }) {
  if (links.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt={6}>
      <span title={UNCERTAIN_GPS}>{ROUGH_SETS_NO_RECORDS}</span>:{' '}
      {links.map((link, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {link}
        </Fragment>
      ))}
    </Text>
  );
}
