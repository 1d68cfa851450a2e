import { NativeSelect, Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Section } from '../../../ui/section.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useSeasonPage } from '../season-page-context.ts';
import { isKnown } from '../words.ts';

const waiting = <Skeleton h="clamp(18rem, 50vh, 30rem)" />;

/** The code of maps is large. */
const SpotTakeOffs = lazyPart(async () => (await import('./spot-take-offs.tsx')).SpotTakeOffs, { waiting });

/** Where the rides of a spot began; of the one with most sessions until another is chosen. */
export function TakeOffs() {
  const { season, address, spotNameOf } = useSeasonPage();
  const spots = season.spots.filter(isKnown);
  const shown = spots.find(({ spot_id }) => spot_id === (address.mapSpotId ?? address.spotId)) ?? spots[0];
  if (shown === undefined) return null;
  return (
    <Section
      id="take-offs"
      title="Take-offs"
      {...(spots.length === 1 && { lead: spotNameOf(shown.spot_id) })}
      actions={
        spots.length > 1 && (
          <NativeSelect
            aria-label="Spot on the map"
            data={spots.map(({ spot_id: id }) => ({ value: String(id), label: spotNameOf(id) }))}
            value={String(shown.spot_id)}
            onChange={({ currentTarget }) => address.change({ map: currentTarget.value }, { replace: true })}
          />
        )
      }
    >
      <WhenNear waiting={waiting}>
        <SpotTakeOffs key={shown.spot_id} spotId={shown.spot_id} />
      </WhenNear>
    </Section>
  );
}

interface NearProps {
  /** In its place until then; as high as the children. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children once it is at most a screen away. */
function WhenNear({ waiting, children }: NearProps) {
  const { ref, entry } = useIntersection({ rootMargin: '100% 0px' });
  const [reached, setReached] = useState(false);
  if (!reached && entry?.isIntersecting === true) setReached(true);
  return reached ? children : <div ref={ref}>{waiting}</div>;
}
