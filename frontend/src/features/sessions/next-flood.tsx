import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTimeDisplay } from '../../app/me.api.ts';
import { aboutKnots } from '../../lib/flow.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { aboutTime, DAYLIGHT, dayText } from '../../lib/flood-text.ts';
import { comingFloods, useGetRapidsQuery } from '../../app/rapids.api.ts';

/** Today's floods, and tomorrow's where they are over. */
const DAYS = 3;

/** One line about the next peak of a flood at Skookumchuck; nothing where it is not known. */
export function NextFlood() {
  const { data } = useGetRapidsQuery({ days: DAYS });
  const { hourFormat } = useTimeDisplay();
  const [now] = useState(() => Date.now());
  const next = data && comingFloods(data, now).find(({ peak }) => Date.parse(peak) > now);
  if (next === undefined) return null;
  return (
    <Text size="sm" mb="sm">
      Next flood: {dayText(next, now).toLowerCase()} at about {aboutTime(next, next.peak, hourFormat)} there,{' '}
      {aboutKnots(next.knots)}, {DAYLIGHT[next.daylight]}. An estimate.{' '}
      <RouterAnchor to="/rapids" size="sm">
        Coming floods
      </RouterAnchor>
    </Text>
  );
}
