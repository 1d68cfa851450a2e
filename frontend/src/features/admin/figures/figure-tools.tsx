import { ActionIcon, Menu, useComputedColorScheme } from '@mantine/core';
import { IconDots, IconDownload, IconPhoto, IconSql } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { pngOf, type LegendEntry } from '../../../charts/picture.ts';
import { csvOf } from '../../../lib/csv.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import { type Tool, ToolItem } from '../../../ui/tool-item.tsx';
import type { FigureData } from './data-table.tsx';
import { SqlDialog } from './sql-dialog.tsx';

interface Props {
  readonly title: string;
  /** Name of the question at /api/admin/stats/questions and of the downloaded files. */
  readonly question: string;
  /** The rows of the CSV file; without them there is no download. */
  readonly data?: FigureData;
  /** The element around the SVGs of a chart; a table has none. */
  readonly chart?: RefObject<HTMLElement | null>;
  readonly legend?: readonly LegendEntry[];
}

/** Downloads a figure as CSV, and a chart as PNG, and shows its SQL: behind three dots. */
export function FigureTools({ title, question, data, chart, legend = [] }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const isEmpty = data?.rows.length === 0;
  const [sqlOpen, setSqlOpen] = useState(false);
  const csv: Tool = {
    label: 'Download CSV',
    Icon: IconDownload,
    act: () => {
      const { columns = [], rows = [] } = data ?? {};
      saveBlob(`${question}.csv`, new Blob([csvOf([columns, ...rows])], { type: 'text/csv' }));
    },
  };
  const savePicture = async () => {
    const svgs = [...(chart?.current?.querySelectorAll('svg') ?? [])];
    const { surface, label } = PALETTES[scheme];
    saveBlob(`${question}.png`, await pngOf({ title, legend, svgs, background: surface, ink: label }));
  };
  const png: Tool = {
    label: 'Download PNG',
    Icon: IconPhoto,
    act: () => void savePicture().catch(() => showErrorToast('Failed to draw the picture.')),
  };
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label={`More: ${title}`}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {data !== undefined && !isEmpty && <ToolItem tool={csv} />}
          {chart !== undefined && !isEmpty && <ToolItem tool={png} />}
          <ToolItem tool={{ label: 'Show the SQL', Icon: IconSql, act: () => setSqlOpen(true) }} />
        </Menu.Dropdown>
      </Menu>
      <SqlDialog title={title} question={question} opened={sqlOpen} onClose={() => setSqlOpen(false)} />
    </>
  );
}
