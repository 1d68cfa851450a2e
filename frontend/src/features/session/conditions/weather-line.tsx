import { Anchor, Text } from '@mantine/core';
import { useSessionPage } from '../page/session-page.ts';
import { type SessionWeather, weatherSentence } from './weather-sentence.ts';

/** Waves, wind and water of the session, with who told them; nothing where nobody did. */
export function WeatherLine({ weather }: { readonly weather: SessionWeather | null }) {
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
