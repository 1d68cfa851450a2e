/** Ends a call of the object store that has no answer in time, whichever of the client's attempts it is in. */
export class AnswerDeadline {
  /** Aborts when time is up. */
  readonly late = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.timer = setTimeout(() => this.late.abort(), ms);
  }

  /** Starts the time anew, after a part was taken. */
  restart(): void {
    this.timer.refresh();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Passes a signal that aborts the call after `ms`. The body of an answer may take longer. */
export async function answered<Answer>(
  ms: number,
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const deadline = new AnswerDeadline(ms);
  try {
    return await call({ abortSignal: deadline.late.signal });
  } finally {
    deadline.end();
  }
}
