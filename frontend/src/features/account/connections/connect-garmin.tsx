import { ConnectInDialog } from './connect-in-dialog.tsx';
import type { ConnectProps } from './connect-props.ts';
import { GarminForm } from './garmin-form.tsx';

export const ConnectGarmin = (props: ConnectProps) => (
  <ConnectInDialog {...props} title="Connect Garmin" form={(on) => <GarminForm {...on} />} />
);
