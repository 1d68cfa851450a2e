import { useComputedColorScheme } from '@mantine/core';
import { IconDownload, IconPhoto, IconSql } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { pngOf, type LegendEntry } from '../../../charts/picture.ts';
import { csvOf } from '../../../lib/csv.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import { ToolBar, type Tool } from '../../../ui/tool-bar.tsx';
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

/** Shows the SQL of a figure and downloads it as CSV, and a chart as PNG. */
export function FigureTools({ title, question, data, chart, legend = [] }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
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
      <ToolBar
        tools={[{ label: 'Show the SQL', Icon: IconSql, first: true, act: () => setSqlOpen(true) }]}
        downloads={[...(data === undefined ? [] : [csv]), ...(chart === undefined ? [] : [png])]}
        empty={data?.rows.length === 0}
        more="Download"
      />
      <SqlDialog title={title} question={question} opened={sqlOpen} onClose={() => setSqlOpen(false)} />
    </>
  );
}
