import { Box } from '@mantine/core';
import { DETECTION_PARAMETERS, type DetectionParameter } from '@rideline/detection-engine';
import { usePreferences } from '../../app/me.api.ts';
import { inOwnUnits } from '../../lib/detection-parameters.ts';
import { formatNumber } from '../../lib/units.ts';
import { Section } from '../../ui/section.tsx';
import { TileGrid } from '../../ui/tile-grid.ts';

/** '0.5', '1,000' */
const bare = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

export function ParameterList() {
  const preferences = usePreferences();
  const own = (parameter: DetectionParameter) => {
    const text = inOwnUnits(parameter.default, parameter, preferences);
    return text === null ? '' : ` (${text})`;
  };
  return (
    <Section title="What the settings mean">
      <TileGrid component="dl" minColWidth="min(20rem, 100%)" spacing="xl" verticalSpacing="lg">
        {DETECTION_PARAMETERS.map((parameter) => (
          <div key={parameter.key}>
            <Box component="dt" fw={600}>
              {parameter.label}
              {parameter.unit !== 'points' && (
                <Box component="span" fw={400} c="dimmed">
                  {' '}
                  ({parameter.unit})
                </Box>
              )}
            </Box>
            <Box component="dd" mt={4} fz="0.9375rem" lh={1.5}>
              {parameter.explanation}{' '}
              <Box component="span" fw={400} c="dimmed">
                Default: {bare(parameter.default)}
                {own(parameter)}. From {bare(parameter.min)} to {bare(parameter.max)}.
              </Box>
            </Box>
          </div>
        ))}
      </TileGrid>
    </Section>
  );
}
