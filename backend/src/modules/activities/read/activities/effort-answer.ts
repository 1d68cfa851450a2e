import { secondsInZones, type SessionEffort } from '@rideline/detection-engine';
import type { Static } from '@sinclair/typebox';
import type { EffortAnswer, HeartRateAnswer } from '../../ride.schema.ts';

/** To the millisecond. Meters are whole: their centimeters change with what was recorded before the visible part. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

export const effortAnswer = ({ effort }: SessionEffort): Static<typeof EffortAnswer> => ({
  riding_s: effort.riding,
  paddling_s: effort.paddling,
  waiting_s: effort.waiting,
  elsewhere_s: effort.elsewhere,
  ridden_m: Math.round(effort.ridden),
  paddled_m: Math.round(effort.paddled),
  rides_per_hour: effort.ridesPerHour === null ? null : rounded(effort.ridesPerHour),
  longest_wait_s: effort.longestWait,
});

/** @param maximum the person's maximum heart rate; null until it is set */
export function heartRateAnswer(
  { heartRate, heartRateSeconds }: SessionEffort,
  maximum: number | null,
): Static<typeof HeartRateAnswer> | null {
  if (heartRate === null) return null;
  const zones = maximum === null ? null : secondsInZones(heartRateSeconds, maximum).map(rounded);
  return { ...heartRate, zones };
}

export const listedEffort = (measured: SessionEffort | null) => ({
  average_heart_rate: measured?.heartRate?.average ?? null,
  max_heart_rate: measured?.heartRate?.max ?? null,
  paddled_m: measured === null ? null : Math.round(measured.effort.paddled),
});
