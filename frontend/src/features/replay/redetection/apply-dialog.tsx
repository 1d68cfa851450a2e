import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface Props {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The last question before rides of people change. */
export function ApplyDialog(props: Props) {
  return (
    <ConfirmDialog
      title="Apply for real"
      message="This records the rides found now in place of the ones people see. Are you sure?"
      action="Apply for real"
      {...props}
    />
  );
}
