import { Button, Modal } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconPhotoShare } from '@tabler/icons-react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { titleOf } from '../period/period.ts';
import { useSeasonPage } from '../season-page-context.ts';

const SeasonCard = lazyPart(async () => (await import('./season-card.tsx')).SeasonCard);

/** Opens the picture of the period that is shown; all of a phone's screen. */
export function ShareSeason() {
  const { period } = useSeasonPage();
  const [opened, { open, close }] = useDisclosure();
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const title = titleOf(period) ?? 'season';
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPhotoShare size={18} aria-hidden="true" />}
        onClick={open}
      >
        Share {title}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={`Your ${title} as a picture`}
        size="56rem"
        fullScreen={narrow}
      >
        {opened && <SeasonCard title={title} />}
      </Modal>
    </>
  );
}
