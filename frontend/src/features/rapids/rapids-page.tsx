import { Button, Group, Text } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Flood, Rapids } from '../../app/api-types.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { FloodCard } from './flood-card.tsx';
import { floodDay } from '../../lib/flood-text.ts';
import { comingFloods, useGetRapidsQuery } from '../../app/rapids.api.ts';
import { TileGrid } from '../../ui/tile-grid.ts';

const DAYS = 10;
const SHOWN = 10;

/** The next ten floods at Skookumchuck: /rapids. */
export function RapidsPage() {
  const { data, isError, refetch } = useGetRapidsQuery({ days: DAYS });
  return (
    <Page
      title={PUBLIC_PAGES['/rapids'].title}
      description={PUBLIC_PAGES['/rapids'].description}
      lead="The next ten floods, in the time there. The wave stands up above some 8 knots, and only on the flood."
    >
      {data !== undefined && <ComingFloods rapids={data} />}
      {data === undefined && isError && (
        <ErrorState message="Failed to load data">
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      )}
      {data === undefined && !isError && <LoadingBlock label="Loading the floods" rows={4} height={180} />}
    </Page>
  );
}

function ComingFloods({ rapids }: { readonly rapids: Rapids }) {
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const floods = comingFloods(rapids, now).slice(0, SHOWN);
  const choose = (peak: string, isChosen: boolean) => {
    const peaks = new Set(chosen);
    if (isChosen) peaks.add(peak);
    else peaks.delete(peak);
    setChosen(peaks);
  };
  return (
    <>
      <Group justify="space-between" align="center" gap="sm">
        <Text size="sm" maw="44rem">
          {rapids.note}
        </Text>
        <Button
          component="a"
          href={calendarAddress(floods, chosen)}
          download
          variant="default"
          leftSection={<IconCalendarDown size={18} aria-hidden="true" />}
        >
          {chosen.size === 0 ? 'Calendar file' : `Calendar file (${chosen.size})`}
        </Button>
      </Group>
      <TileGrid component="ul" minColWidth="min(100%, 22rem)" my="md">
        {floods.map((flood) => (
          <FloodCard
            key={flood.peak}
            flood={flood}
            now={now}
            isChosen={chosen.has(flood.peak)}
            onChosen={(isChosen) => choose(flood.peak, isChosen)}
          />
        ))}
      </TileGrid>
      <Text size="xs" c="dimmed">
        {rapids.credits.join(' ')}
      </Text>
    </>
  );
}

/** The chosen floods; without a choice all with a window. */
function calendarAddress([first, ...others]: readonly Flood[], chosen: ReadonlySet<string>): string {
  if (first === undefined) return '/api/rapids/floods.ics';
  const shown = [first, ...others].map(({ peak }) => peak);
  const peaks = chosen.size === 0 ? shown : shown.filter((peak) => chosen.has(peak));
  const query = new URLSearchParams({ from: floodDay(first), days: String(DAYS), peaks: peaks.join(',') });
  return `/api/rapids/floods.ics?${query.toString()}`;
}
