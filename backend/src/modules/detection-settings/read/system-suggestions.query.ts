import { Controller, Get } from '@nestjs/common';
import { DEFAULT_DETECTION_PARAMETERS, mapParameters } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';

const SuggestionAnswer = Type.Object(
  { name: Type.String(), ...mapParameters(() => Type.Number()) },
  { $id: 'SettingSuggestion', additionalProperties: false },
);

/** Starting points per craft. The web app shows names title-cased, with blanks for underscores. */
const SUGGESTIONS: readonly Static<typeof SuggestionAnswer>[] = [
  { name: 'ocean_waves', ...DEFAULT_DETECTION_PARAMETERS },
  {
    name: 'short_beach_break_rides',
    ...DEFAULT_DETECTION_PARAMETERS,
    min_ride_duration: 3,
    min_ride_distance: 20,
  },
  {
    name: 'longboard_and_sup',
    ...DEFAULT_DETECTION_PARAMETERS,
    min_speed_kmh: 7,
    min_max_speed_kmh: 9,
    min_ride_distance: 40,
  },
  {
    name: 'surf_kayak',
    ...DEFAULT_DETECTION_PARAMETERS,
    min_speed_kmh: 9,
    min_max_speed_kmh: 12,
    min_ride_distance: 40,
  },
  {
    name: 'foil',
    ...DEFAULT_DETECTION_PARAMETERS,
    min_speed_kmh: 11,
    min_max_speed_kmh: 14,
    connect_time_threshold: 8,
    min_ride_distance: 60,
    min_ride_duration: 8,
  },
];

@Controller('system-suggested-surf-settings')
export class SystemSuggestionsHttp {
  @Get()
  @Answers({ summary: 'Suggested detection profiles', 200: Type.Array(SuggestionAnswer) })
  suggestions() {
    return SUGGESTIONS;
  }
}
