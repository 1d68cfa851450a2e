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
  /** Name of the question at /api/admin/stats and of the downloaded files. */
  readonly question: string;
  readonly data: FigureData;
  /** The element around the SVGs of a chart; a table has none. */
  readonly chart?: RefObject<HTMLElement | null>;
  readonly legend?: readonly LegendEntry[];
}

/** Shows the SQL of a figure and downloads it as CSV and PNG. */
export function FigureTools({ title, question, data, chart, legend = [] }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [sqlOpen, setSqlOpen] = useState(false);
  const csv: Tool = {
    label: 'Download CSV',
    Icon: IconDownload,
    act: () =>
      saveBlob(`${question}.csv`, new Blob([csvOf([data.columns, ...data.rows])], { type: 'text/csv' })),
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
        tools={[{ label: 'Show the SQL', Icon: IconSql, act: () => setSqlOpen(true) }]}
        downloads={chart === undefined ? [csv] : [csv, png]}
        more="More"
      />
      <SqlDialog title={title} question={question} opened={sqlOpen} onClose={() => setSqlOpen(false)} />
    </>
  );
}
