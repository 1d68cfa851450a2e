/** A program: reads track files and prints the number of rides and its peak memory in KiB. */
import { readFileSync } from 'node:fs';
import { DEFAULT_DETECTION_PARAMETERS, cleanTrack, detectRides } from '../src/index.ts';
import { readTrackFile } from '../test/read-with-room.ts';
import { compileLate, printAndExit, peakMemory } from './short-process.ts';

compileLate();
let rides = 0;
for (const file of process.argv.slice(2)) {
  const track = cleanTrack(await readTrackFile(readFileSync(file), file));
  rides += detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides.length;
}
printAndExit({ rides, peak: peakMemory() });
