import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useStartRedetectionMutation, type RedetectionRequest } from '../replay.api.ts';
import { rememberRequest } from './remembered-request.ts';

/** Starts a re-detection and remembers what was asked for. */
export function useStartRedetection() {
  const [send, { isLoading }] = useStartRedetectionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (request: RedetectionRequest): Promise<void> => {
    setFailure(null);
    try {
      const { started_at } = await send(request).unwrap();
      rememberRequest(started_at, request);
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to start the re-detection. Please try again.'));
    }
  };
  return { start, failure, starting: isLoading };
}
