import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { TouchedEvents } from '../decider/touched-events.ts';
import type { ProjectedPosition } from './projected-positions.ts';
import type { ProjectionRegistry } from './projection-registry.ts';

/**
 * Read-your-writes: delays an answer until every read model contains the events that the request's commands loaded or
 * appended. Which read models those are follows from the event types that they consume.
 */
export class AfterProjection implements NestInterceptor {
  constructor(
    private readonly projected: ProjectedPosition,
    private readonly projections: Pick<ProjectionRegistry, 'consuming'>,
  ) {}

  /** For a handler that reads after its command. On timeout it logs a warning and resolves too. */
  reached(): Promise<void> {
    return this.contain(TouchedEvents.here);
  }

  async intercept(_context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const touched = new TouchedEvents();
    try {
      const answer: unknown = await touched.collect(() =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      await this.contain(touched);
      return of(answer);
    } catch (error) {
      // A refusal of a service is recorded, for example.
      if (touched.hasAppended) await this.contain(touched);
      throw error;
    }
  }

  private async contain(touched: TouchedEvents): Promise<void> {
    const { position } = touched;
    const readModels = this.projections.consuming(touched.types);
    // Waited for once, also after a timeout.
    touched.types.clear();
    if (readModels.length > 0) await this.projected.reached(position, readModels);
  }
}
