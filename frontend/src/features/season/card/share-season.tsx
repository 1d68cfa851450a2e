import { Button, Modal } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconPhotoShare } from '@tabler/icons-react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { daysOf, yearOf } from '../period/period.ts';
import { useSeasonPage } from '../season-page-context.ts';

const YearCard = lazyPart(async () => (await import('./year-card.tsx')).YearCard);

/** Opens the picture of the year that is shown; all of a phone's screen. */
export function ShareYear() {
  const { period, now } = useSeasonPage();
  const [opened, { open, close }] = useDisclosure();
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const year = yearOf(daysOf(period).to ?? now);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPhotoShare size={18} aria-hidden="true" />}
        onClick={open}
      >
        Share {year}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={`Your ${year} as a picture`}
        size="56rem"
        fullScreen={narrow}
      >
        {opened && <YearCard year={year} />}
      </Modal>
    </>
  );
}
