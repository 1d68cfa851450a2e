import { Button } from '@mantine/core';
import { IconPhotoShare } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { daysOf, yearOf } from '../period/period.ts';
import { useSeasonPage } from '../season-page-context.ts';

const Dialog = lazyPart(async () => (await import('./year-card-dialog.tsx')).YearCardDialog);

/** Opens the picture of the year that is shown. */
export function ShareYear() {
  const { period, now } = useSeasonPage();
  // null until it is opened for the first time.
  const [opened, setOpened] = useState<boolean | null>(null);
  const year = yearOf(daysOf(period).to ?? now);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPhotoShare size={18} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Share {year}
      </Button>
      {opened !== null && <Dialog year={year} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
