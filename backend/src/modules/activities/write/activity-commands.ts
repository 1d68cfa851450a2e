import { Injectable } from '@nestjs/common';
import { CommandRunner, type Loaded, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import type { CommandContext } from '../../../platform/admission/actor.ts';
import { activity, type ActivityState } from '../activity.aggregate.ts';
import { activityStream, type ActivityEvent } from '../events/activity-events.ts';

export interface ActivityContext extends CommandContext {
  readonly urlHash: string;
}

/** Runs the decisions of an activity's owner. */
@Injectable()
export class ActivityCommands {
  constructor(private readonly runner: CommandRunner) {}

  /** Returns the new state and the log position that read models must reach to show it. */
  run<Command>(
    context: ActivityContext,
    decide: Decide<ActivityState, Command, ActivityEvent>,
    command: Command,
    loaded?: Loaded<ActivityState>,
  ) {
    return this.runner.run({
      aggregate: activity,
      stream: activityStream(context.urlHash),
      decide,
      command,
      metadata: ownMetadata(context),
      ...(loaded && { loaded }),
    });
  }

  load(urlHash: string) {
    return this.runner.load(activity, activityStream(urlHash));
  }
}
