/** A process of its own: reads one track file and prints its points and its peak memory in KiB. */
import { readFileSync } from 'node:fs';
import { readTrackFile } from '../test/read-with-room.ts';
import { compileLate, leaveWith, peakMemory } from './short-process.ts';

compileLate();
const file = process.argv[2]!;
const { length } = await readTrackFile(readFileSync(file), file);
leaveWith({ points: length, peak: peakMemory() });
