import { createSignal } from '../lib/signal.ts';

/** Number of chosen files that this device still has to upload. */
export const unsentFiles = createSignal<number>(0, Object.is);
