import { Box, Button, Flex, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import type { LegendEntry } from '../../../charts/picture.ts';
import { sectionId } from '../../../ui/section.tsx';
import { ADMIN_DATA_FAILED } from '../admin.api.ts';
import { MEANINGS } from '../meanings.ts';
import { DataTable, type FigureData } from './data-table.tsx';
import { FigureTools } from './figure-tools.tsx';

/** An answer drawn: the chart in SVG, its colors and its values. */
export interface Drawing {
  readonly chart: ReactNode;
  readonly legend?: readonly LegendEntry[];
  readonly data: FigureData;
  /** Further figures in words, below the chart. */
  readonly note?: string | undefined;
}

/** The result of a query hook. */
interface Asked {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Query extends Asked> {
  readonly title: keyof (typeof MEANINGS)['Insights'];
  /** Name of the question at /api/admin/stats and of the downloaded files. */
  readonly question: string;
  readonly query: Query;
  /** Height in px to reserve while loading. */
  readonly height: number;
  /** Shown when `draw` returns null. */
  readonly empty: string;
  readonly draw: (answer: NonNullable<Query['data']>) => Drawing | null;
}

/** A chart in a card: sentence, tools, legend and table. A failure stays inside the card. */
export function Figure<Query extends Asked>(props: Props<Query>) {
  const { title, question, query, height, empty, draw } = props;
  const id = useId();
  const chart = useRef<HTMLDivElement>(null);
  const { error, isFetching, refetch } = query;
  const data: Query['data'] = query.data;
  const failed = error !== undefined && !isFetching;
  const drawing = data == null || failed ? null : draw(data);
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      id={sectionId(title)}
      aria-labelledby={id}
      aria-busy={isFetching}
      miw={0}
      p="clamp(1rem, 3vw, 1.5rem)"
    >
      <Group gap="0.75rem 1.5rem" align="flex-start" justify="space-between" mb="md">
        <Box flex="1 1 20rem">
          <Title order={3} id={id}>
            {title}
          </Title>
          <Text maw={704} mt={4} fz="sm" c="dimmed">
            {MEANINGS.Insights[title]}
          </Text>
        </Box>
        {drawing !== null && (
          <FigureTools
            title={title}
            question={question}
            data={drawing.data}
            chart={chart}
            legend={drawing.legend ?? []}
          />
        )}
      </Group>
      {failed && (
        <Group role="alert" gap="0.5rem 1rem">
          <Text c="red">{sentenceOf(error, ADMIN_DATA_FAILED)}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Group>
      )}
      {data === undefined && !failed && (
        <Skeleton height={height} radius="md" role="status" aria-label={`Loading: ${title}`} />
      )}
      {data !== undefined && !failed && drawing === null && (
        <Text py={24} c="dimmed" ta="center">
          {empty}
        </Text>
      )}
      {drawing !== null && (
        <Box opacity={isFetching ? 0.6 : 1}>
          {drawing.legend !== undefined && (
            <Flex component="ul" gap="0.25rem 1.25rem" wrap="wrap" mb={8} fz="sm">
              {drawing.legend.map(({ label, color }) => (
                <li key={label}>
                  <Box
                    component="span"
                    display="inline-block"
                    w={12}
                    h={12}
                    mr={6}
                    bdrs={2}
                    style={{ background: color }}
                  />
                  {label}
                </li>
              ))}
            </Flex>
          )}
          <div ref={chart}>{drawing.chart}</div>
          {drawing.note !== undefined && (
            <Text mt="sm" fz="sm">
              {drawing.note}
            </Text>
          )}
          <DataTable caption={title} data={drawing.data} />
        </Box>
      )}
    </Paper>
  );
}
