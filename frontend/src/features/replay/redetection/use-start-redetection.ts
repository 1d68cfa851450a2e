import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useStartRedetectionMutation, type RedetectionRequest } from '../replay.api.ts';

/** Starts a re-detection. */
export function useStartRedetection() {
  const [send, { isLoading }] = useStartRedetectionMutation();
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
