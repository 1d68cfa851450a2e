import { planeDistance, type Track } from '@rideline/detection-engine';
import type { HiddenCircle } from '../../activity.ts';

/** How many trackpoints a circle keeps from others at least. */
export function hiddenPoints({ length, latitude, longitude }: Track, circle: HiddenCircle): number {
  let hidden = 0;
  for (let row = 0; row < length; row++) {
    const away = planeDistance(circle.latitude, circle.longitude, latitude[row] ?? 0, longitude[row] ?? 0);
    if (away <= circle.radius_meters) hidden++;
  }
  return hidden;
}
