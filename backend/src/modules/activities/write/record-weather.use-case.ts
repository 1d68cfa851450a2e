import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { trimTrack } from '@rideline/detection-engine';
import { decodedInTurn, StoredTracks } from '../adapters/stored-tracks.ts';
import { surfedSession } from '../session-conditions.port.ts';
import { WeatherService } from '../weather-service.port.ts';
import { ActivityCommands } from './activity-commands.ts';
import { lacksWeather, recordWeather } from './record-weather.decision.ts';

export class RecordWeatherCommand extends Command<void> {
  constructor(
    readonly urlHash: string,
    readonly correlation: string,
  ) {
    super();
  }
}

/** Asks for the weather of a session that has none. Idempotent. */
@CommandHandler(RecordWeatherCommand)
export class RecordWeatherHandler implements ICommandHandler<RecordWeatherCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly tracks: StoredTracks,
    private readonly weather: WeatherService,
  ) {}

  async execute({ urlHash, correlation }: RecordWeatherCommand): Promise<void> {
    const { state } = await this.commands.load(urlHash);
    if (!lacksWeather(state)) return;
    const track = trimTrack(await decodedInTurn(await this.tracks.read(urlHash)), state.keptPart);
    const { position, startTime } = surfedSession(state, { track, rides: state.detected.rides });
    const weather = position && (await this.weather.at({ ...position, time: startTime }));
    if (weather === null) return;
    const context = { urlHash, actor: state.owner, correlation };
    await this.commands.run(context, recordWeather, { weather, of: state });
  }
}
