import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Static } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ChosenPreferences, Preferences, preferencesAnswer } from '../account.schema.ts';
import type { OpenAccount } from '../account.aggregate.ts';
import { AccountCommands } from './account-commands.ts';
import { openAccount } from './open-account.ts';
import { choosePreferences, type ChoosePreferences } from './choose-preferences.decision.ts';

export const ChoosePreferencesCommand = slice(
  [AccountCommands],
  (commands) =>
    async (context: CommandContext, preferences: ChoosePreferences): Promise<OpenAccount> => {
      const { state } = await commands.run(context, choosePreferences, preferences);
      return openAccount(state);
    },
);

@Controller('users/me/update-preferences')
export class ChoosePreferencesHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Post()
  @Answers({
    summary: 'Choose how you read distances, speeds and times, and your maximum heart rate',
    200: Preferences,
    problems: [404],
  })
  async choose(
    @Context() context: CommandContext,
    @JsonBody(ChosenPreferences) body: Static<typeof ChosenPreferences>,
  ) {
    const { long_distances_in_km_or_mi: longInKmOrMi, max_heart_rate: maxHeartRate } = body;
    const preferences = await this.commands.execute(
      new ChoosePreferencesCommand(context, {
        ...(body.preferred_distance_unit && { distanceUnit: body.preferred_distance_unit }),
        ...(body.preferred_speed_unit && { speedUnit: body.preferred_speed_unit }),
        ...(longInKmOrMi !== undefined && { longInKmOrMi }),
        ...(body.preferred_clock && { clock: body.preferred_clock }),
        ...(maxHeartRate !== undefined && { maxHeartRate }),
        ...(body.preferred_hour_format && { hourFormat: body.preferred_hour_format }),
      }),
    );
    return preferencesAnswer(preferences);
  }
}
