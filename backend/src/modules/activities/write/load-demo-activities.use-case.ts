import { Readable } from 'node:stream';
import { Controller, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { BLOB_STORE } from '../../../platform/blobs/blob-store.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { DemoSessions } from '../adapters/demo-sessions.ts';
import { UploadClaims } from '../adapters/files/upload-claims.ts';
import { ActivityCommands } from './activity-commands.ts';
import { UploadActivityCommand } from './upload-activity/upload-activity.use-case.ts';

/** Idempotent, because the same day gives the same files. Resolves to how many were loaded. */
export const LoadDemoActivitiesCommand = slice(
  [CommandBus, DemoSessions, BLOB_STORE],
  (commands, sessions, blobs) =>
    async (
      { actor: owner, correlation }: CommandContext,
      /** The sessions are in the year before it. */
      at: Date,
    ) => {
      let loaded = 0;
      for (const session of await sessions.before(at)) {
        const file = session.file();
        const original = await blobs.stage(Readable.from([file]), file.byteLength);
        const upload = {
          owner,
          original,
          fileName: session.fileName,
          surfType: session.surfType,
          settingId: undefined,
          source: 'MANUAL',
          sourceId: null,
          name: session.name,
          isDemo: true,
        } as const;
        const uploaded = await commands.execute(new UploadActivityCommand(upload, correlation));
        if (!uploaded.duplicate) loaded += 1;
      }
      return loaded;
    },
);

const Loaded = Type.Object(
  { loaded: Type.Integer() },
  { $id: 'LoadedDemoActivities', additionalProperties: false },
);

@Controller('demo-activities')
export class LoadDemoActivitiesHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly activities: ActivityCommands,
    private readonly claims: UploadClaims,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Expensive('upload')
  @Post()
  @Answers({ summary: 'Add the demo activities, unless some are there', problems: [409, 422], 200: Loaded })
  async load(@Context() context: CommandContext) {
    if (await this.hasDemoActivities(context.actor)) return { loaded: 0 };
    const command = new LoadDemoActivitiesCommand(context, this.clock.now());
    return { loaded: await this.commands.execute(command) };
  }

  /** Those of another day are other files, and would come on top. */
  private async hasDemoActivities(owner: number): Promise<boolean> {
    for (const urlHash of await this.claims.ofOwner(owner)) {
      const { state } = await this.activities.load(urlHash);
      if (state.status === 'live' && state.isDemo) return true;
    }
    return false;
  }
}
