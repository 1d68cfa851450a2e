import { epochMillis, type ReadLimits } from '@rideline/detection-engine';
import type { Config } from '../src/kernel/config/config.ts';

/** What the app takes of a file that is uploaded now. */
export const readLimits = ({ pointLimit, uploadLimitBytes }: Config): ReadLimits => ({
  now: epochMillis(Date.now()),
  maxPoints: pointLimit,
  maxBytes: uploadLimitBytes,
});
