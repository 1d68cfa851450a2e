import { Injectable } from '@nestjs/common';
import { CommandRunner, type Loaded } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { activityStream, type ActivityEvent } from '../events/activity-events.ts';
import { activity, type ActivityState } from './activity.ts';

/** Who asked, for which activity, in which request. */
export interface Asked {
  readonly urlHash: string;
  readonly actor: number;
  readonly correlation: string;
}

/** Runs a decision of one activity's owner. */
@Injectable()
export class ActivityCommands {
  constructor(private readonly runner: CommandRunner) {}

  /** The state afterwards, and the position the read models have to reach. */
  run<Command>(
    asked: Asked,
    decide: Decide<ActivityState, Command, ActivityEvent>,
    command: Command,
    loaded?: Loaded<ActivityState>,
  ) {
    const actor = String(asked.actor);
    return this.runner.run({
      aggregate: activity,
      stream: activityStream(asked.urlHash),
      decide,
      command,
      metadata: { actor, correlation: asked.correlation, subject: actor },
      ...(loaded && { loaded }),
    });
  }

  load(urlHash: string) {
    return this.runner.load(activity, activityStream(urlHash));
  }
}
