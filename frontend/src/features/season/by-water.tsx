import { Box, Flex, SimpleGrid, Title } from '@mantine/core';
import { Section } from '../../ui/section.tsx';
import { formatNumber } from '../../lib/units.ts';
import { useSeasonPage } from './season-page-context.ts';
import { counted } from './words.ts';

/** Fewer sessions say nothing about a tide or an hour. */
const FEWEST_SESSIONS = 5;
const TIDES = { low: 'Low', rising: 'Rising', high: 'High', falling: 'Falling' } as const;

interface Part {
  readonly label: string;
  readonly sessions: number;
  readonly rides_per_hour: number | null;
}

/** Rides an hour by tide and by hour of the day; nothing where few sessions are behind it. */
export function ByWater() {
  const { season } = useSeasonPage();
  const tides = told(season.tides.map((part) => ({ ...part, label: TIDES[part.state] })));
  const hours = told(season.hours.map((part) => ({ ...part, label: `${part.hour}:00` })));
  const flows = told(season.flows.map((part) => ({ ...part, label: knotsOf(part.from_knots) })));
  if (tides.length === 0 && flows.length === 0 && hours.length === 0) return null;
  return (
    <Section
      title={flows.length === 0 ? 'By tide and hour' : 'By flow, tide and hour'}
      lead={`Rides an hour, from at least ${FEWEST_SESSIONS} sessions each, in the time at the spot.`}
    >
      <SimpleGrid minColWidth="min(100%, 20rem)" autoFlow="auto-fit" spacing={24}>
        <Bars title="By flow" parts={flows} />
        <Bars title="By tide" parts={tides} />
        <Bars title="By hour of the day" parts={hours} />
      </SimpleGrid>
    </Section>
  );
}

/** Where the next step begins. */
const NEXT_STEP: Readonly<Record<number, number>> = { 8: 11, 11: 13, 13: 15 };

function knotsOf(from: number | null): string {
  if (from === null) return 'Under 8 kn';
  const next = NEXT_STEP[from];
  return next === undefined ? `${from} kn and more` : `${from} to ${next} kn`;
}

const told = (parts: readonly Part[]) =>
  parts.filter(({ sessions, rides_per_hour: rate }) => sessions >= FEWEST_SESSIONS && rate !== null);

function Bars({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  const largest = Math.max(...parts.map(({ rides_per_hour: rate }) => rate ?? 0));
  return (
    <div>
      <Title order={3} mb={8} fz="sm">
        {title}
      </Title>
      <Flex component="ul" direction="column" gap="0.4rem" aria-label={title}>
        {parts.map(({ label, sessions, rides_per_hour: rate }) => (
          <Box
            key={label}
            component="li"
            display="grid"
            fz="sm"
            style={{
              gridTemplateColumns: 'minmax(0, 4rem) minmax(0, 1fr) minmax(0, 8.5rem)',
              gap: '0.75rem',
              alignItems: 'center',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <span>{label}</span>
            <Box component="span" h="0.7rem" bdrs="0.2rem" bg="var(--rl-border)">
              <Box
                component="span"
                display="block"
                h="100%"
                bdrs="0.2rem"
                bg="var(--rl-accent)"
                style={{ width: `${(100 * (rate ?? 0)) / largest}%` }}
              />
            </Box>
            <Box component="span" c="dimmed">
              <Box component="b" c="var(--mantine-color-text)">
                {formatNumber(rate)}
              </Box>{' '}
              {counted(sessions, 'session')}
            </Box>
          </Box>
        ))}
      </Flex>
    </div>
  );
}
