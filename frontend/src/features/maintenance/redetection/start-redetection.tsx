import { useState } from 'react';
import type { RedetectionRequest } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRedetectStartMutation } from '../maintenance.api.ts';

export function useStartRedetection() {
  const [send, { isLoading }] = useRedetectStartMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (request: RedetectionRequest): Promise<void> => {
    setFailure(null);
    try {
      await send(request).unwrap();
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to start the re-detection. Please try again.'));
    }
  };
  return { start, failure, starting: isLoading };
}

interface ApplyDialogProps {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms a re-detection that is not a dry run. */
export function ApplyDialog(props: ApplyDialogProps) {
  return (
    <ConfirmDialog
      title="Apply for real"
      message="This replaces the rides users currently see. Continue?"
      action="Apply for real"
      {...props}
    />
  );
}
