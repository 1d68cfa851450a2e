import { Injectable } from '@nestjs/common';
import { CommandRunner, type Loaded } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { activity, type ActivityState } from '../activity.aggregate.ts';
import { activityStream, type ActivityEvent } from '../events/activity-events.ts';

/** The activity that a command is about, its sender and the id of its request. */
export interface CommandContext {
  readonly urlHash: string;
  readonly actor: number;
  readonly correlation: string;
}

/** Runs the decisions of an activity's owner. */
@Injectable()
export class ActivityCommands {
  constructor(private readonly runner: CommandRunner) {}

  /** Returns the new state and the log position that read models must reach to show it. */
  run<Command>(
    { urlHash, actor, correlation }: CommandContext,
    decide: Decide<ActivityState, Command, ActivityEvent>,
    command: Command,
    loaded?: Loaded<ActivityState>,
  ) {
    const person = String(actor);
    return this.runner.run({
      aggregate: activity,
      stream: activityStream(urlHash),
      decide,
      command,
      metadata: { actor: person, correlation, subject: person },
      ...(loaded && { loaded }),
    });
  }

  load(urlHash: string) {
    return this.runner.load(activity, activityStream(urlHash));
  }
}
