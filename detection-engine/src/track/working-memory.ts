/**
 * Columns that live no longer than one cleaning: the next one takes them up again instead of new ones, whose pages
 * the system would have to find and clear first. In between the collector may have them.
 */
export class WorkingMemory {
  private readonly kept: WeakRef<Float64Array>[] = [];
  private taken = 0;

  /** A column of any content. It belongs to the caller until `release`. */
  column(length: number): Float64Array {
    const before = this.kept[this.taken]?.deref();
    const fits = before !== undefined && before.length >= length;
    const column = fits ? before : new Float64Array(length);
    if (!fits) this.kept[this.taken] = new WeakRef(column);
    this.taken++;
    return column.length === length ? column : column.subarray(0, length);
  }

  /** Ends the use of all columns. */
  release(): void {
    this.taken = 0;
  }
}
