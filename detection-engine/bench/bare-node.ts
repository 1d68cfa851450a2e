/** A process of its own that does nothing but print its peak memory in KiB. */
import { peakMemory } from './short-process.ts';

console.log(JSON.stringify({ peak: peakMemory() }));
