import { Checkbox, Group, Paper, Text, Title, useComputedColorScheme } from '@mantine/core';
import { FlowBand } from '../../charts/flow-band.tsx';
import type { Flood } from '../../app/api-types.ts';
import { useTimeDisplay } from '../../app/me.api.ts';
import { aboutKnots, waveWord } from '../../lib/flow.ts';
import { PALETTES } from '../../lib/palette.ts';
import { aboutTime, DAYLIGHT, dayText } from '../../lib/flood-text.ts';

interface Props {
  readonly flood: Flood;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}

/** One flood: when, how large, and the window in which the wave runs. */
export function FloodCard({ flood, now, isChosen, onChosen }: Props) {
  const { hourFormat } = useTimeDisplay();
  const palette = PALETTES[useComputedColorScheme('light', { getInitialValueInEffect: false })];
  const { slack, peak, next_slack, knots, windows, daylight } = flood;
  const at = (time: string) => aboutTime(flood, time, hourFormat);
  const window = windows[8];
  const summary = `${dayText(flood, now)}, max flood ${aboutKnots(knots)} at about ${at(peak)}`;
  return (
    <Paper component="li" withBorder p="md" miw={0}>
      <Group gap="md" align="baseline" justify="space-between">
        <Title order={2} size="h4">
          {dayText(flood, now)}
        </Title>
        <Text fw={700} style={{ whiteSpace: 'nowrap' }}>
          {aboutKnots(knots)}
        </Text>
      </Group>
      <Text size="sm" mb="xs">
        {waveWord(knots)}
        {window !== null && `, from about ${at(window[0])} to ${at(window[1])}`}, {DAYLIGHT[daylight]}.
      </Text>
      <FlowBand
        points={curveOf(flood)}
        texts={[
          { time: Date.parse(slack), knots: 0, text: `Slack ${at(slack)}` },
          { time: Date.parse(peak), knots, text: `Peak ${at(peak)}` },
          { time: Date.parse(next_slack), knots: 0, text: `Slack ${at(next_slack)}` },
        ]}
        {...(window !== null && { session: [Date.parse(window[0]), Date.parse(window[1])] as const })}
        nights={flood.dark.map(([from, to]) => [Date.parse(from), Date.parse(to)] as const)}
        label={summary}
        palette={palette}
      />
      {window !== null && (
        <Checkbox
          mt="sm"
          checked={isChosen}
          onChange={({ currentTarget }) => onChosen(currentTarget.checked)}
          label="In my calendar file"
          aria-label={`In my calendar file: ${summary}`}
        />
      )}
    </Paper>
  );
}

/** Through what is known of it: slacks, peak, and where it passes 8, 11 and 13 knots. */
function curveOf({ slack, peak, next_slack, knots, windows }: Flood) {
  const steps = ([8, 11, 13] as const).flatMap((step) =>
    (windows[step] ?? []).map((time) => ({ time: Date.parse(time), knots: step as number })),
  );
  return [
    { time: Date.parse(slack), knots: 0 },
    { time: Date.parse(peak), knots },
    { time: Date.parse(next_slack), knots: 0 },
    ...steps,
  ].toSorted((a, b) => a.time - b.time);
}
