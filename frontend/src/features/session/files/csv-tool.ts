import { IconTable } from '@tabler/icons-react';
import { saveBlob } from '../../../lib/save-blob.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import type { Session } from '../page/session.ts';
import { csvNameOf, ridesCsv } from './rides-csv.ts';

/** Downloads the session's rides as CSV. */
export const csvTool = ({ activity, rides }: Session): Tool => ({
  label: 'Download CSV',
  hint: 'For spreadsheets',
  Icon: IconTable,
  act: () => saveBlob(csvNameOf(activity), new Blob([ridesCsv(activity, rides)], { type: 'text/csv' })),
});
