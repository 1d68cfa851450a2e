import { Controller, Get } from '@nestjs/common';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';

/** Where to start from, by what somebody rides. Names are shown title-cased, underscores as spaces. */
const SUGGESTIONS = [
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
] as const;

@Controller('system-suggested-surf-settings')
export class SystemSuggestionsHttp {
  @Get()
  suggestions() {
    return SUGGESTIONS;
  }
}
