/** A program that only prints its peak memory in KiB: the baseline. */
import { peakMemory } from './short-process.ts';

console.log(JSON.stringify({ peak: peakMemory() }));
