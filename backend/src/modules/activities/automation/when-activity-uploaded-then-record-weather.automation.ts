import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { WeatherService } from '../weather-service.port.ts';
import { RecordWeatherCommand } from '../write/record-weather.use-case.ts';

const TRIES = 8;

/** The pauses between tries are those of automations. A session whose last try failed stays without weather. */
@Injectable()
export class WhenActivityUploadedThenRecordWeather implements Automation {
  readonly name = 'when_activity_uploaded_then_record_weather';
  /** People see the session before its weather. */
  readonly readsFrom = [activitiesProjection.name];
  readonly reactsTo = ['ActivityUploaded', 'StartCorrected'];
  private readonly logger = new Logger(WhenActivityUploadedThenRecordWeather.name);
  private tried = { event: '', failures: 0 };

  constructor(
    private readonly commands: CommandBus,
    private readonly weather: WeatherService,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    if (!this.weather.isOffered) return;
    try {
      await this.commands.execute(new RecordWeatherCommand(urlHashOf(event.stream), event.id));
    } catch (error) {
      const earlier = this.tried.event === event.id ? this.tried.failures : 0;
      this.tried = { event: event.id, failures: earlier + 1 };
      if (!(error instanceof DomainError) || this.tried.failures < TRIES) throw error;
      this.logger.warn(`No weather for a session after ${TRIES} tries: ${error.message}`);
    }
  }
}
