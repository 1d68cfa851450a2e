/**
 * Scratch columns that are reused by the next cleaning: fresh ones would be page-faulted in and zeroed each time. Held
 * by weak references, so the garbage collector can free them in between.
 */
export class WorkingMemory {
  private readonly columns: WeakRef<Float64Array>[] = [];
  private reserved = 0;

  /** A column with undefined content, reserved for the caller until `release`. */
  column(length: number): Float64Array {
    const before = this.columns[this.reserved]?.deref();
    const fits = before !== undefined && before.length >= length;
    const column = fits ? before : new Float64Array(length);
    if (!fits) this.columns[this.reserved] = new WeakRef(column);
    this.reserved++;
    return column.length === length ? column : column.subarray(0, length);
  }

  /** Makes all columns available again. */
  release(): void {
    this.reserved = 0;
  }
}
