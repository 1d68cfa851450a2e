/** A stream's limits as an operator sets them in its metadata; `$maxAge` in seconds. */
export interface Retention {
  readonly $maxCount?: number;
  readonly $tb?: number;
  readonly $maxAge?: number;
}

interface Dated {
  readonly revision: bigint;
  readonly createdTicks: bigint;
}

interface Limited {
  readonly revision: bigint;
  readonly retention: Retention;
}

const TICKS_PER_SECOND = 10_000_000;

/** Whether a read of the stream returns this event; `$all` returns it until a scavenge. */
export function isReadable({ revision, createdTicks }: Dated, stream: Limited): boolean {
  const { $maxCount = Infinity, $tb = 0, $maxAge = Infinity } = stream.retention;
  const age = Date.now() / 1_000 - Number(createdTicks) / TICKS_PER_SECOND;
  return revision >= BigInt($tb) && Number(stream.revision - revision) < $maxCount && age <= $maxAge;
}
