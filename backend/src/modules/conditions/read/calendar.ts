/** An appointment of a calendar file. */
export interface CalendarEvent {
  readonly uid: string;
  readonly from: Date;
  readonly to: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
}

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** A calendar as RFC 5545 wants it. */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rideline//Rapids//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(event.from)}`,
      `DTEND:${utc(event.to)}`,
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `LOCATION:${escaped(event.location)}`,
      `URL:${event.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** '20261128T125600Z' */
const utc = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** A longer line goes on in the next one, after a space. Characters are not cut apart. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}
