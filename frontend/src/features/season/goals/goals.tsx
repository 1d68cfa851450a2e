import { Box, Button, Flex, Progress } from '@mantine/core';
import { useState } from 'react';
import type { SeasonDay } from '../../../app/api-types.ts';
import { formatCount, percentage } from '../../../lib/format.ts';
import { Section } from '../../../ui/section.tsx';
import { daysOf, yearOf } from '../period/period.ts';
import { type History } from '../season-history.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { useGetGoalsQuery } from '../season.api.ts';
import { GOALS, type GoalName } from './goal-list.ts';
import { GoalsDialog } from './goals-dialog.tsx';
import { TileGrid } from '../../../ui/tile-grid.ts';

/** What a year has of each goal, over both wave types and all boards and spots. */
function reachedIn(history: History, year: string): Readonly<Record<GoalName, number>> {
  const days = [...history.traveling_waves.days, ...history.standing_waves.days].filter(({ day }) =>
    day.startsWith(year),
  );
  const sum = (valueOf: (day: SeasonDay) => number) => days.reduce((total, day) => total + valueOf(day), 0);
  return {
    sessions: sum(({ sessions }) => sessions),
    rides: sum(({ rides }) => rides),
    hours: Math.floor(sum(({ time_in_water }) => time_in_water) / 3600),
  };
}

/** The goals of the year that is shown, each with a bar. */
export function Goals() {
  const { period, now, history } = useSeasonPage();
  const year = yearOf(daysOf(period).to ?? now);
  const { data: goals } = useGetGoalsQuery(Number(year));
  const [editing, setEditing] = useState(false);
  if (goals === undefined) return null;
  const reached = reachedIn(history, year);
  const chosen = GOALS.filter(({ name }) => goals[name] !== null);
  if (chosen.length === 0 && year < yearOf(now)) return null;
  const dialog = <GoalsDialog year={year} goals={goals} opened={editing} onClose={() => setEditing(false)} />;
  if (chosen.length === 0) {
    return (
      <Box id="goals" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
          Set goals
        </Button>
        {dialog}
      </Box>
    );
  }
  return (
    <Section
      id="goals"
      title={`Goals for ${year}`}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
          Edit goals
        </Button>
      }
    >
      <TileGrid
        component="ul"
        minColWidth="min(14rem, 100%)"
        autoFlow="auto-fit"
        spacing="xl"
        verticalSpacing="sm"
      >
        {chosen.map(({ name, label }) => (
          <Goal key={name} label={label} reached={reached[name]} goal={goals[name] ?? 1} />
        ))}
      </TileGrid>
      {dialog}
    </Section>
  );
}

function Goal({ label, reached, goal }: { label: string; reached: number; goal: number }) {
  const done = Math.min(100, percentage(reached, goal));
  return (
    <li>
      <Flex justify="space-between" fz="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <span>{label}</span>
        <span>
          <Box component="b" c="var(--mantine-color-text)">
            {formatCount(reached)}
          </Box>{' '}
          of {formatCount(goal)}
        </span>
      </Flex>
      <Progress
        value={done}
        size={6}
        mt={4}
        color="var(--rl-accent)"
        bg="var(--rl-border)"
        aria-hidden="true"
      />
    </li>
  );
}
