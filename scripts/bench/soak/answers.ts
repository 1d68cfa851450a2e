/** What a caller is told to do later. */
const TOLD_LIMITS = new Set([429, 503]);

export type Kind = 'read' | 'public view' | 'edit' | 'upload' | 'picture';

/** Times of good answers by kind, limits that callers were told of, and everything else. */
export class Answers {
  readonly times: Record<Kind, number[]> = {
    read: [],
    'public view': [],
    edit: [],
    upload: [],
    picture: [],
  };
  toldLimits = 0;
  readonly errors: string[] = [];

  /**
   * Sends a request and reads the whole answer.
   * @returns undefined unless it is good; a told limit is first waited for
   */
  async ask(kind: Kind, url: string, request: RequestInit): Promise<Buffer | undefined> {
    const start = performance.now();
    try {
      const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(60_000) });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) {
        this.times[kind].push(performance.now() - start);
        return body;
      }
      const retryAfter = Number(answer.headers.get('retry-after'));
      if (TOLD_LIMITS.has(answer.status) && retryAfter > 0) {
        this.toldLimits += 1;
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      } else this.errors.push(`${request.method ?? 'GET'} ${url}: ${answer.status} ${body.toString()}`);
    } catch (error) {
      this.errors.push(`${request.method ?? 'GET'} ${url}: ${String(error)}`);
    }
    return undefined;
  }
}
