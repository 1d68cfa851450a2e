import { Box, Flex } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { Reason } from '../../../app/api-types.ts';
import { usePreferences } from '../../../app/me.api.ts';
import { reasonText } from './reason-text.ts';

/** The ratio of measured value to minimum that fills the bar. */
const FULL = 3;

const PASSED = 'light-dark(var(--mantine-color-green-7), var(--mantine-color-green-4))';
const FAILED = 'var(--mantine-color-error)';

/** Every rule of a ride or candidate with its measured value and minimum. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const preferences = usePreferences();
  return (
    <Flex component="ul" direction="column" gap={8}>
      {reasons.map((reason) => {
        const { title, passed, sentence, ratio } = reasonText(reason, preferences);
        const Icon = passed ? IconCheck : IconX;
        return (
          <Box
            key={reason.rule}
            component="li"
            display="grid"
            style={{
              gridTemplateColumns: '1.25rem minmax(0, 1fr)',
              gap: '0.25rem 0.5rem',
              alignItems: 'center',
            }}
          >
            <Icon size={18} aria-label={passed ? 'Passed' : 'Not passed'} color={passed ? PASSED : FAILED} />
            <span>
              <Box component="span" fw={600}>
                {title}
              </Box>
              <Box component="span" ml={8} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {sentence}
              </Box>
            </span>
            {ratio !== null && (
              <Box
                component="span"
                pos="relative"
                maw={320}
                h={6}
                bg="var(--rl-border)"
                bdrs={3}
                style={{ gridColumn: 2 }}
                aria-hidden="true"
              >
                <Box
                  component="span"
                  pos="absolute"
                  top={0}
                  bottom={0}
                  left={0}
                  w={`${Math.min(1, ratio / FULL) * 100}%`}
                  bg="var(--rl-ride)"
                  bdrs={3}
                />
                <Box
                  component="span"
                  pos="absolute"
                  top={-3}
                  bottom={-3}
                  w={2}
                  bg="var(--mantine-color-text)"
                  style={{ left: `${100 / FULL}%` }}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </Flex>
  );
}
