import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { api } from '../../../app/api.ts';
import type { Outline } from '../../../app/api-types.ts';
import type { ApiProblem } from '../../../app/problem.ts';

/** Rows that appear within this time share a call. */
const WAIT_MS = 40;
/** Sessions that the server accepts in a call. */
const MOST = 60;
const KEPT_SECONDS = 600;

interface Answer {
  readonly data?: unknown;
  readonly error?: ApiProblem;
}
type Found = { data: Outline | null } | { error: ApiProblem };
type Call = (request: FetchArgs) => Answer | PromiseLike<Answer>;

const waiting = new Map<string, (found: Found) => void>();

async function load(call: Call): Promise<void> {
  const asked = [...waiting].slice(0, MOST);
  for (const [urlHash] of asked) waiting.delete(urlHash);
  if (waiting.size > 0) void load(call);
  const activity_hashes = asked.map(([urlHash]) => urlHash).join(',');
  const { data, error } = await call({ url: '/activities/outlines', params: { activity_hashes } });
  const outlines = new Map((data as Outline[] | undefined)?.map((outline) => [outline.url_hash, outline]));
  for (const [urlHash, answer] of asked) {
    answer(error === undefined ? { data: outlines.get(urlHash) ?? null } : { error });
  }
}

export const { useGetOutlineQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The picture of a session; null where its track is not stored. */
    getOutline: build.query<Outline | null, string>({
      queryFn: (urlHash, _api, _extra, call) =>
        new Promise<Found>((resolve) => {
          if (waiting.size === 0) setTimeout(() => void load(call), WAIT_MS);
          waiting.set(urlHash, resolve);
        }),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['ActivityList'],
    }),
  }),
});
