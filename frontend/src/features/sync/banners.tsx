import { Alert } from '@mantine/core';

/** Results of the last sync, analysis or deletion. */
export interface Outcome {
  readonly success: string | null;
  /** A sentence per line. */
  readonly failure: string | null;
}

export const NO_OUTCOME: Outcome = { success: null, failure: null };

export type ShowOutcome = (outcome: Partial<Outcome>) => void;

export function Banners({ success, failure }: Outcome) {
  return (
    <>
      {failure !== null && (
        <Alert color="red" role="alert" style={{ whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
      {success !== null && (
        <Alert color="green" role="status">
          {success}
        </Alert>
      )}
    </>
  );
}
