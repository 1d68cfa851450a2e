import type { SubscriberLag } from '../checkpoints/subscriber-lags.ts';
import type { LocalProjections } from './local/local-projections.ts';
import type { ProjectionRebuilder, RebuildOptions } from './projection-rebuilder.ts';
import type { ProjectionRegistry } from './projection-registry.ts';
import type { ProjectionRunner } from './projection-runner.ts';
import type { RebuildProgress } from './rebuild-progress.ts';

/** Projections of both kinds, in Postgres and local to this process, for health, admins and the command line. */
export class ReadModels {
  constructor(
    private readonly shared: {
      readonly registry: ProjectionRegistry;
      readonly runner: ProjectionRunner;
      readonly rebuilder: ProjectionRebuilder;
    },
    private readonly local: LocalProjections,
  ) {}

  all(): readonly { readonly name: string; readonly version: number }[] {
    return [...this.shared.registry.all(), ...this.local.all()];
  }

  async lag(): Promise<Record<string, SubscriberLag>> {
    return { ...(await this.shared.runner.lag()), ...(await this.local.lag()) };
  }

  /** @throws RebuildInProgress, RebuildStopped, RebuildCancelled, UnknownSubscriber */
  rebuild(name: string, options: RebuildOptions): Promise<RebuildProgress> {
    const local = this.local.runnerOf(name);
    return local === undefined ? this.shared.rebuilder.rebuild(name, options) : local.rebuild(options);
  }

  /** Drops a half-built version. @throws RebuildInProgress */
  discard(name: string): Promise<void> {
    return this.local.runnerOf(name)?.discard() ?? this.shared.rebuilder.discard(name);
  }
}
