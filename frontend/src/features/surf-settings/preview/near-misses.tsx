import { Box, Text } from '@mantine/core';
import { DETECTION_PARAMETERS, type DetectedRide, type Reason } from '@rideline/detection-engine';
import { withUnit } from '../../../lib/detection-parameters.ts';
import { formatClock } from '../../../lib/format.ts';

const MOST_SHOWN = 4;

/** 'Distance 22.4 m (minimum 30)' */
function failureText({ rule, measured = 0, required = 0, detail }: Reason): string {
  const parameter = DETECTION_PARAMETERS.find(({ key }) => key === rule);
  if (parameter?.rideValue === undefined) return detail ?? 'not surfing';
  const value = withUnit(Math.round(measured * 10) / 10, parameter);
  return `${parameter.rideValue} ${value} (minimum ${required})`;
}

/** Candidates that failed a setting, with the failed settings. */
export function NearMisses({ start, misses }: { start: number; misses: readonly DetectedRide[] }) {
  if (misses.length === 0) return null;
  const more = misses.length - MOST_SHOWN;
  return (
    <Box mt="sm" fz="sm">
      <Text fz="sm" mb={4} fw={600}>
        Near misses
      </Text>
      <Box component="ul" ps={18} style={{ listStyle: 'disc' }}>
        {misses.slice(0, MOST_SHOWN).map(({ firstPoint, startTime, reasons }) => (
          <li key={firstPoint}>
            At {formatClock((startTime - start) / 1000)}:{' '}
            {reasons
              .filter(({ passed }) => !passed)
              .map(failureText)
              .join(', ')}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </Box>
    </Box>
  );
}
