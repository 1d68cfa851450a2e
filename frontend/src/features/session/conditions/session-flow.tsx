import { Box, Text } from '@mantine/core';
import { useMemo } from 'react';
import { FlowBand } from '../../../charts/flow-band.tsx';
import { parseTimestamp } from '../../../lib/dates.ts';
import { aboutKnots, toTenMinutes } from '../../../lib/flow.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { lightOf } from './light.ts';
import { useSessionPage } from '../page/session-page.ts';

const MINUTE_MS = 60_000;
const NAMES = { slack: 'Slack', flood: 'Peak', ebb: 'Ebb' } as const;
const ESTIMATE =
  'An estimate from two tide gauges. Not for navigation: transits and dives need the Canadian table (07845).';

/** The current around the session with its attempts; nothing where none is known. */
export function SessionFlow() {
  const { session, clock, scheme } = useSessionPage();
  const { activity, start, track, rides } = session;
  const flow = activity.conditions?.flow ?? null;
  const end = track.time.at(-1) ?? start;
  const palette = PALETTES[scheme];
  const points = useMemo(() => {
    const timed = (list: readonly { readonly time: string; readonly knots: number | null }[]) =>
      list.map(({ time, knots }) => ({ time: parseTimestamp(time) ?? 0, knots: knots ?? 0 }));
    const [events, curve] = [timed(flow?.events ?? []), timed(flow?.curve ?? [])];
    const last = curve.at(-1)?.time ?? start;
    // The curve is of the session alone: around it the water goes from slack to peak to slack.
    return [
      ...events.filter(({ time }) => time < start),
      ...curve,
      ...events.filter(({ time }) => time > last),
    ];
  }, [flow, start]);
  if (flow === null) return null;
  const about = (millis: number) => clock.formatTick(toTenMinutes(millis), MINUTE_MS);
  const texts = flow.events.map(({ kind, time, knots }) => {
    const millis = parseTimestamp(time) ?? 0;
    const size = knots === null ? '' : `, ${Math.round(Math.abs(knots))} kn`;
    return { time: millis, knots: knots ?? 0, text: `${NAMES[kind]} ${about(millis)}${size}` };
  });
  const color = { ride: palette.ride, tour: palette.tour, attempt: palette.attempt };
  const told = flow.events
    .flatMap(({ kind, time, knots }) =>
      knots === null
        ? []
        : [
            `${kind === 'flood' ? 'max flood' : 'max ebb'} ${aboutKnots(knots)} at about ${about(parseTimestamp(time) ?? 0)}`,
          ],
    )
    .join(', ');
  return (
    <Box component="section" aria-label="Flow" mt="sm" miw={0}>
      <Text size="sm" mb={4}>
        Flow: {told}
      </Text>
      <FlowBand
        points={points}
        texts={texts}
        session={[start, end]}
        attempts={rides.map(({ ride, result = 'ride' }) => ({
          time: parseTimestamp(ride.start_time) ?? 0,
          color: color[result],
        }))}
        nights={lightOf(activity.conditions?.sun ?? null, [start, end]).nights}
        label={`Flow: ${told}`}
        palette={palette}
      />
      <Text size="xs" c="dimmed" mt={4} title={flow.credits.join('\n')}>
        {flow.estimate ? ESTIMATE : 'Predicted for a current station nearby. Not for navigation.'}{' '}
        <RouterAnchor to="/about" size="xs">
          Credits
        </RouterAnchor>
        {flow.estimate && (
          <>
            {' · '}
            <RouterAnchor to="/rapids" size="xs">
              Coming floods
            </RouterAnchor>
          </>
        )}
      </Text>
    </Box>
  );
}
