import { trimTrack } from '@rideline/detection-engine';
import { slice } from '../../../kernel/slices.ts';
import { decodedInTurn, StoredTracks } from '../adapters/stored-tracks.ts';
import { surfedSession } from '../session-conditions.port.ts';
import { WeatherService } from '../weather-service.port.ts';
import { ActivityCommands } from './activity-commands.ts';
import { lacksWeather, recordWeather } from './record-weather.decision.ts';

/** Asks for the weather of a session that has none. Idempotent. */
export const RecordWeatherCommand = slice(
  [ActivityCommands, StoredTracks, WeatherService],
  (commands, tracks, weatherService) => async (urlHash: string, correlation: string) => {
    const { state } = await commands.load(urlHash);
    if (!lacksWeather(state)) return;
    const track = trimTrack(await decodedInTurn(await tracks.read(urlHash)), state.keptPart);
    const { position, startTime } = surfedSession(state, { track, rides: state.detected.rides });
    const weather = position && (await weatherService.at({ ...position, time: startTime }));
    if (weather === null) return;
    const context = { urlHash, actor: state.owner, correlation };
    await commands.run(context, recordWeather, { weather, of: state });
  },
);
