/** Seconds that local time is ahead of UTC. */
export function utcOffset(zone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round(local / 1000 - Math.floor(time / 1000));
}

/** Local time as if it were UTC, in ISO 8601 without milliseconds. */
export const localIso = (zone: string, time: number) => isoSeconds(time + utcOffset(zone, time) * 1000);

export const isoSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
