import { Anchor, Paper, Text } from '@mantine/core';
import { useMemo } from 'react';
import { TideBand } from '../../../charts/tide-band.tsx';
import { parseTimestamp } from '../../../lib/dates.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { useSessionPage } from '../page/session-page.ts';
import { lightOf } from './light.ts';
import { tideSentence } from './tide-sentence.ts';
import { type SessionWeather, weatherSentence } from './weather-sentence.ts';

const MINUTE_MS = 60_000;

/** What tide and light did around the session; nothing where that is hidden or was never asked. */
export function ConditionsBand() {
  const { session, clock, preferences, scheme } = useSessionPage();
  const conditions = session.activity.conditions ?? null;
  const { start, track } = session;
  const end = track.time.at(-1) ?? start;
  const tide = conditions?.tide ?? null;
  const curve = useMemo(
    () =>
      tide && {
        start: parseTimestamp(tide.curve.start) ?? 0,
        step: tide.curve.step * 1000,
        heights: tide.curve.height,
      },
    [tide],
  );
  if (conditions === null) return null;
  const atMinute = (millis: number) => clock.formatTick(millis, MINUTE_MS);
  const { nights, turns } = lightOf(conditions.sun, [start, end]);
  const suns = turns.map(({ time, name }) => ({ time, text: `${name} ${atMinute(time)}` }));
  const sentence = tide && tideSentence(tide, start, preferences);
  const sentences = [...(sentence === null ? [] : [sentence]), ...suns.map(({ text }) => text)];
  const { weather } = conditions;
  const hasWeather = weather !== null && weatherSentence(weather, preferences) !== null;
  if (sentences.length === 0 && !hasWeather) return null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-label="Tide and light" miw={0}>
      {sentences.length > 0 && (
        <Text size="sm" mb={tide === null ? 0 : 'xs'}>
          {sentences.map((text) => `${text}.`).join(' ')}
        </Text>
      )}
      {tide !== null && curve !== null && sentence !== null && (
        <>
          <TideBand
            curve={curve}
            turns={tide.extremes.map(({ time, kind }) => ({
              time: parseTimestamp(time) ?? 0,
              isHigh: kind === 'high',
              text: `${kind === 'high' ? 'High' : 'Low'} ${atMinute(parseTimestamp(time) ?? 0)}`,
            }))}
            session={[start, end]}
            nights={nights}
            sun={turns.map(({ time }) => time)}
            label={sentence}
            palette={PALETTES[scheme]}
          />
          <Text size="xs" c="dimmed" mt={4} title={tide.credit}>
            Predicted, about {heightsOf(tide.extremes)}. Not for navigation.{' '}
            <RouterAnchor to="/about" size="xs">
              Credits
            </RouterAnchor>
          </Text>
        </>
      )}
      <WeatherLine weather={weather} />
    </Paper>
  );
}

/** Waves, wind and water of the session, with who told them; nothing where nobody did. */
function WeatherLine({ weather }: { readonly weather: SessionWeather | null }) {
  const { preferences } = useSessionPage();
  const sentence = weather && weatherSentence(weather, preferences);
  if (weather === null || sentence === null) return null;
  return (
    <Text size="sm" mt="xs">
      {sentence}.{' '}
      <Text span size="xs" c="dimmed">
        Modeled by{' '}
        <Anchor href="https://open-meteo.com/" size="xs">
          {weather.source}
        </Anchor>
        ,{' '}
        <Anchor href="https://creativecommons.org/licenses/by/4.0/" size="xs">
          CC BY 4.0
        </Anchor>
      </Text>
    </Text>
  );
}

/** The range between the highest and the lowest turn. */
function heightsOf(extremes: readonly { readonly height: number }[]): string {
  const heights = extremes.map(({ height }) => height);
  return `${(Math.max(...heights) - Math.min(...heights)).toFixed(1)} m between high and low`;
}
