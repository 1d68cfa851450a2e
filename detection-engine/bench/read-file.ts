/** A program: reads a track file and prints its points and peak memory in KiB. */
import { readFileSync } from 'node:fs';
import { readTrackFile } from '../test/read-with-room.ts';
import { compileLate, printAndExit, peakMemory } from './short-process.ts';

compileLate();
const file = process.argv[2]!;
const { length } = await readTrackFile(readFileSync(file), file);
printAndExit({ points: length, peak: peakMemory() });
