import { encodeAppend, MAX_APPEND_BYTES } from '../encoded-event.ts';
import type { CopiedEvent } from '../event-store.ts';

/** Room for the time and schema version of each event, which its metadata get. */
const ADDED_BYTES = 80;

/** Consecutive events of one stream, in pieces that one append takes. */
export function* runsOfStreams(events: readonly CopiedEvent[]): Generator<readonly CopiedEvent[]> {
  let run: CopiedEvent[] = [];
  let bytes = 0;
  for (const event of events) {
    const size = encodeAppend([event])[0]!.bytes + ADDED_BYTES;
    const last = run.at(-1);
    if (last !== undefined && (last.stream !== event.stream || bytes + size > MAX_APPEND_BYTES)) {
      yield run;
      run = [];
      bytes = 0;
    }
    run.push(event);
    bytes += size;
  }
  if (run.length > 0) yield run;
}
