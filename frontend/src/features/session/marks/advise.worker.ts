import { adviseSettings } from '@rideline/detection-engine';
import type { AdviceRequest } from './use-advice.ts';

/** Runs about 200 detections, off the main thread. */
self.onmessage = ({ data }: MessageEvent<AdviceRequest>) => {
  const { track, surfType, parameters, marks, sport, usualHeading } = data;
  self.postMessage(adviseSettings(track, surfType, parameters, marks, sport, usualHeading));
};
