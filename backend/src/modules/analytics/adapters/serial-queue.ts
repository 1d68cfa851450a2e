/** Runs jobs one after another: a call of DuckDB occupies a thread of libuv's pool, which file access needs. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(job);
    this.last = result.catch(() => undefined);
    return result;
  }
}
