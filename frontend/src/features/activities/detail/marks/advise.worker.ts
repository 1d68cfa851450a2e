import { adviseSettings } from '@rideline/detection-engine';
import type { AdviceQuestion } from './use-advice.ts';

/** Two hundred trials of a long session would hold up the page: they run beside it. */
self.onmessage = ({ data: { track, surfType, parameters, marks } }: MessageEvent<AdviceQuestion>) => {
  self.postMessage(adviseSettings(track, surfType, parameters, marks));
};
