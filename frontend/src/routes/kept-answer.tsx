import { useTimeDisplay } from '../app/me.api.ts';
import { formatDateTime } from '../lib/dates.ts';

interface Props {
  /** As HTTP writes a date. */
  readonly at: string;
}

/** When this device kept the answers that are shown. */
export const KeptAnswer = ({ at }: Props) =>
  `You see what this device kept on ${formatDateTime(new Date(at).toISOString(), useTimeDisplay())}.`;
