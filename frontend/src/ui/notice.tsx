import { Alert } from '@mantine/core';

/** Result of the last submit, shown inside its form. */
export function Notice({ success, failure }: { success: string | null; failure: string | null }) {
  if (failure !== null) {
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  }
  return success === null ? null : (
    <Alert color="green" role="status">
      {success}
    </Alert>
  );
}
