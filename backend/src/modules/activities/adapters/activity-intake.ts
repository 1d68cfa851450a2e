import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { activity } from '../activity.aggregate.ts';
import { ActivityIntake, type FetchedRecording, type TakenRecording } from '../activity-intake.port.ts';
import { activityStream } from '../events/activity-events.ts';
import { DetectionProfiles } from './detection-profiles.ts';
import { RecordRefusalCommand } from '../write/record-refusal.use-case.ts';
import { UploadActivityCommand } from '../write/upload-activity/upload-activity.use-case.ts';

@Injectable()
class UploadingIntake extends ActivityIntake {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly profiles: DetectionProfiles,
  ) {
    super();
  }

  async take({ correlation, ...recording }: FetchedRecording): Promise<TakenRecording> {
    const { owner, surfType, fileName } = recording;
    try {
      const settingId = await this.profiles.usualFor(owner, surfType);
      const upload = { ...recording, settingId, isDemo: false };
      return await this.commands.execute(new UploadActivityCommand(upload, correlation));
    } catch (error) {
      // A second time for an upload that was begun, which is harmless.
      await recording.original.discard();
      // In the background: the answer doesn't wait for it.
      void this.commands.execute(new RecordRefusalCommand({ fileName, error }));
      throw error;
    }
  }

  async isLive(urlHash: string): Promise<boolean> {
    const { state } = await this.runner.load(activity, activityStream(urlHash));
    return state.status === 'live';
  }
}

export const activityIntake = { provide: ActivityIntake, useClass: UploadingIntake };
