import { epochMillis, type ReadLimits } from '@rideline/detection-engine';
import type { Config } from '../src/platform/config/config.ts';

/** The limits for reading a file uploaded now. */
export const readLimits = ({ pointLimit, uploadLimitBytes }: Config): ReadLimits => ({
  now: epochMillis(Date.now()),
  maxPoints: pointLimit,
  maxBytes: uploadLimitBytes,
});
