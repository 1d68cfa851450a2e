import { decodedPages } from '../../checkpoints/decoded-pages.ts';
import { RebuildPace, type RebuildProgress } from '../rebuild-progress.ts';
import type { LocalBuild, LocalProjection } from './local-projection.ts';
import { applyPage, type LocalTools } from './apply-page.ts';

export interface LocalBuildOptions {
  readonly generation: number;
  /** Starts over instead of continuing an interrupted build. */
  readonly fresh?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Whether an aborted build is dropped (default) or kept to continue from. */
  readonly onAbort?: 'discard' | 'keep';
  /** Events per transaction. */
  readonly pageSize?: number;
}

const PAGE_SIZE = 4_000;

/** Builds a copy from the log up to its end beside the serving one, and lets it serve. */
export async function buildLocally(
  tools: LocalTools,
  projection: LocalProjection,
  options: LocalBuildOptions,
): Promise<RebuildProgress> {
  const pace = new RebuildPace(projection);
  const { generation, fresh = false } = options;
  let build = await projection.build(generation, fresh);
  if (build.position > (await tools.store.head())) {
    // Built from another log, as before the database was restored.
    await build.close();
    build = await projection.build(generation, true);
  }
  try {
    const progress = await catchUp(tools, projection, build, pace, options);
    await build.serve();
    return progress;
  } catch (error) {
    await build.close();
    if (options.signal?.aborted && options.onAbort !== 'keep') await projection.discard();
    throw error;
  }
}

async function catchUp(
  tools: LocalTools,
  projection: LocalProjection,
  build: LocalBuild,
  pace: RebuildPace,
  { signal, onProgress, pageSize = PAGE_SIZE }: LocalBuildOptions,
): Promise<RebuildProgress> {
  let position = build.position;
  let applied = build.position;
  let progress: RebuildProgress | undefined;
  pace.begin(position, await tools.store.head(), 0);
  const pages = decodedPages(tools.store, tools.decoder, {
    after: position,
    types: projection.consumes,
    pageSize,
  });
  for await (const page of pages) {
    signal?.throwIfAborted();
    position = page.position;
    // The end of the log is recorded too, so that the next start does not read the whole log again.
    if (page.events.length > 0 || page.caughtUp) {
      pace.passed += await applyPage(tools, projection, build, page, applied);
      applied = position;
    }
    progress = pace.moved(position, page.events.length);
    onProgress?.(progress);
  }
  return progress ?? pace.moved(position, 0);
}
