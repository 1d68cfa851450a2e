import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SeasonDay } from '../app/api-types.ts';
import { today } from '../features/season/period/period.ts';
import type { History } from '../features/season/season-history.ts';
import { formatCount, formatHours } from '../lib/format.ts';
import { usualYear } from '../lib/usual-year.ts';

const MONTHS = 12;
const BAR = { slot: 7, width: 5, height: 22 };

const one = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The sums of the days that begin like this, up to the same day of the year where it is running. */
const sumOf = (days: readonly SeasonDay[], year: string, until: string) => {
  const counted = days.filter(({ day }) => day.startsWith(year) && day.slice(5) <= until);
  const sum = (field: 'sessions' | 'rides' | 'time_in_water') =>
    counted.reduce((total, day) => total + day[field], 0);
  return { sessions: sum('sessions'), rides: sum('rides'), time: sum('time_in_water') };
};

/** '30 sessions in 2026, 8 more than a year before by this day' */
export function seasonSentence(days: readonly SeasonDay[], today: string): string {
  const year = usualYear(days, today.slice(0, 4));
  const until = year === today.slice(0, 4) ? today.slice(5) : '12-31';
  const now = sumOf(days, year, until);
  const before = sumOf(days, String(Number(year) - 1), until);
  const sentence = `${one(now.sessions, 'session')}, ${one(now.rides, 'ride')} and ${formatHours(now.time)} in the water in ${year}`;
  const more = now.sessions - before.sessions;
  if (before.sessions === 0) return `${sentence}.`;
  const trend =
    more === 0
      ? 'as many sessions as'
      : `${one(Math.abs(more), 'session')} ${more > 0 ? 'more' : 'fewer'} than`;
  return `${sentence}, ${trend} by this day in ${Number(year) - 1}.`;
}

/** The season in a sentence, with the rides of its last months as bars: a link to the rest. */
export function SeasonLine({ history }: { history: History }) {
  const [now] = useState(() => today());
  const days = [...history.traveling_waves.days, ...history.standing_waves.days].toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  );
  const rides = new Map<string, number>();
  for (const { day, rides: count } of days)
    rides.set(day.slice(0, 7), (rides.get(day.slice(0, 7)) ?? 0) + count);
  const months = [...rides.values()].slice(-MONTHS);
  const most = Math.max(1, ...months);
  if (days.length === 0) return null;
  return (
    <Group gap="sm" align="flex-end">
      <Anchor component={Link} to="/season" flex="1 1 6rem" maw="max-content">
        {seasonSentence(days, now)}
      </Anchor>
      <svg width={months.length * BAR.slot} height={BAR.height} aria-hidden="true" style={{ flex: 'none' }}>
        {months.map((count, month) => {
          const height = Math.max(1, (count / most) * BAR.height);
          return (
            <rect
              key={month}
              x={month * BAR.slot}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              fill="var(--rl-ride)"
            />
          );
        })}
      </svg>
    </Group>
  );
}
