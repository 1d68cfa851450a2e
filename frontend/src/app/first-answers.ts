interface FirstAnswer {
  /** Null for a visitor. */
  readonly authorization: string | null;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By path and query; from public/first-view.js. */
    ridelineFirstAnswers?: Map<string, FirstAnswer>;
  }
}

/** The answer to a request that the page sent before the app's code arrived. Each is taken once. */
export function takeFirstAnswer(request: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const first = window.ridelineFirstAnswers?.get(address);
  if (first === undefined || request.method !== 'GET') return undefined;
  window.ridelineFirstAnswers?.delete(address);
  return first.authorization === request.headers.get('authorization') ? first.answer : undefined;
}
