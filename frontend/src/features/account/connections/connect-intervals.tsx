import { ConnectInDialog } from './connect-in-dialog.tsx';
import type { ConnectProps } from './connect-props.ts';
import { IntervalsForm } from './intervals-form.tsx';

export const ConnectIntervals = (props: ConnectProps) => (
  <ConnectInDialog {...props} title="Connect intervals.icu" form={(on) => <IntervalsForm {...on} />} />
);
