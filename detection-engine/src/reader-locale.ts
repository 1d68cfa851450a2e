const SERVERS = 'en-US';
let locale = SERVERS;
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<number, Intl.NumberFormat>();

/** The language tag that dates and numbers are written for. */
export const readerLocale = (): string => locale;

/**
 * Writes dates and numbers as in the reader's language, such as 'pt-PT'. An app says it once, before it writes any;
 * a server writes en-US but in `writtenFor`. Files have forms of their own.
 */
export function writeFor(tag: string): void {
  const supported = Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? SERVERS;
  if (supported === locale) return;
  locale = supported;
  dates.clear();
  numbers.clear();
}

/** What `write` returns at once, written for readers of another language. */
export function writtenFor<T>(tag: string, write: () => T): T {
  const before = locale;
  writeFor(tag);
  try {
    return write();
  } finally {
    writeFor(before);
  }
}

/** Parts of a day, in the order and with the words of the reader. */
const DAYS = {
  /** 'Feb 11, 2025' */
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  /** 'Feb 11' */
  dayOfYear: { month: 'short', day: 'numeric' },
  /** 'Tue, Feb 11, 2025' */
  weekday: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  /** 'Tue, Feb 11' */
  weekdayOfYear: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 'Tuesday' */
  weekdayAlone: { weekday: 'long' },
  /** 'T' */
  weekdayNarrow: { weekday: 'narrow' },
  /** 'February 11, 2025' */
  longDay: { year: 'numeric', month: 'long', day: 'numeric' },
  /** 'Tuesday, February 11, 2025' */
  longWeekday: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** 'Feb 2025' */
  month: { year: 'numeric', month: 'short' },
  /** 'Feb' */
  monthAlone: { month: 'short' },
  /** 'February 2025' */
  longMonth: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayForm = keyof typeof DAYS;

/** A day of UTC, given as its milliseconds. */
export function writeDay(millis: number, form: DayForm): string {
  let format = dates.get(form);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { ...DAYS[form], timeZone: 'UTC' });
    dates.set(form, format);
  }
  return format.format(millis);
}

/** '1,234.5' with that many decimals, or none. */
export function writeNumber(value: number | bigint, digits: number): string {
  let format = numbers.get(digits);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    numbers.set(digits, format);
  }
  return format.format(value);
}

/** Whether people of this language read times on 12 or 24 hours. */
export const usualHours = (tag: string): '12h' | '24h' =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 === true ? '12h' : '24h';

/** The first day of a week, from Monday, 1, to Sunday, 7. */
export function firstWeekday(tag: string): number {
  interface Week {
    readonly firstDay: number;
  }
  // Engines have the one or the other.
  const known = new Intl.Locale(tag) as Intl.Locale & { weekInfo?: Week; getWeekInfo?: () => Week };
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 7 }).firstDay;
}
