import { cutText } from '../text/cut-text.ts';
import { factText } from './fact-text.ts';
import { TrackFileError } from './track-file-error.ts';
import { leftOut } from './warnings.ts';

/** What a text of a file should have been. */
type Unreadable = 'time' | 'position';
/** Characters of an unreadable text that a sentence shows. */
const SHOWN_CHARACTERS = 40;

/** Counts what is left out of a track and why, and refuses a track of which too much is. */
export class LeftOutRows {
  #untimed = 0;
  #untimedPositions = 0;
  #impossible = 0;
  #impossiblePositions = 0;
  #offGlobe = 0;
  #withoutFix = 0;
  /** Texts of the next row. */
  #unread: Partial<Record<Unreadable, string>> = {};
  /** Whether the next row has such texts, which endRow is to count. */
  hasUnread = false;
  #firstUnreadable: Partial<Record<Unreadable, string>> = {};
  #unreadable: Record<Unreadable, number> = { time: 0, position: 0 };

  /** Tells that the time or the position of the next row is written in an unknown way; a blank one is missing. */
  unreadable(what: Unreadable, text: string | null | undefined): void {
    if (!text) return;
    this.#unread[what] ??= text;
    this.hasUnread = true;
  }

  /** Counts the unreadable texts of a row, unless the row has the value all the same. */
  endRow(hasTime: boolean, hasPosition: boolean): void {
    const { time, position } = this.#unread;
    this.#unread = {};
    this.hasUnread = false;
    if (!hasTime) this.#addUnreadable('time', time);
    if (!hasPosition) this.#addUnreadable('position', position);
  }

  /** A position at 0, 0. */
  withoutFix(): void {
    this.#withoutFix++;
  }

  offGlobe(): void {
    this.#offGlobe++;
  }

  /** A row whose time is missing (NaN) or impossible. */
  withTime(time: number, isPlaced: boolean): void {
    if (time !== time) {
      this.#untimed++;
      if (isPlaced) this.#untimedPositions++;
    } else {
      this.#impossible++;
      if (isPlaced) this.#impossiblePositions++;
    }
  }

  /**
   * @param positions that were not left out
   * @throws TrackFileError `impossible_times`, `unreadable_times`, `no_times` or `unreadable_positions`
   */
  refuseMost(positions: number): void {
    if (this.#impossiblePositions > positions || (this.#impossiblePositions > 0 && positions < 2)) {
      throw new TrackFileError(
        'impossible_times',
        'The times in this track are before 1980 or in the future. Set the clock of the device, correct the times and try again.',
      );
    }
    if (this.#untimedPositions > positions) {
      if (this.#unreadable.time * 2 > this.#untimedPositions) {
        throw new TrackFileError(
          'unreadable_times',
          `The times in this file are written in a way that cannot be read ("${this.#firstUnreadable.time}").`,
        );
      }
      throw new TrackFileError(
        'no_times',
        'This track has no times, so no speed can be worked out. Export it with its time stamps and try again.',
      );
    }
    if (this.#unreadable.position > positions) {
      throw new TrackFileError(
        'unreadable_positions',
        `The positions in this file are written in a way that cannot be read ("${this.#firstUnreadable.position}").`,
      );
    }
  }

  /** Sentences for the person. */
  warnings(): string[] {
    const { time, position } = this.#unreadable;
    const unreadTime = `with a time that cannot be read ("${this.#firstUnreadable.time}")`;
    const unreadPosition = `that cannot be read ("${this.#firstUnreadable.position}")`;
    const counts = [
      [this.#untimed - time, 'point', 'without a time'],
      [time, 'point', unreadTime],
      [position, 'position', unreadPosition],
      [this.#impossible, 'point', 'with a time before 1980 or in the future'],
      [this.#withoutFix, 'position', 'at 0, 0 (no GPS signal)'],
      [this.#offGlobe, 'position', 'outside the globe'],
    ] as const;
    return counts.filter(([count]) => count > 0).map(([count, what, why]) => leftOut(count, what, why));
  }

  #addUnreadable(what: Unreadable, text: string | undefined): void {
    const shown = cutText(factText(text) ?? '', SHOWN_CHARACTERS);
    if (shown === '') return;
    this.#firstUnreadable[what] ??= shown;
    this.#unreadable[what]++;
  }
}
