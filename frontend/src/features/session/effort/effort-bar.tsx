import { Box, Flex, Paper, Text } from '@mantine/core';
import { PALETTES } from '../../../lib/palette.ts';
import { useSessionPage } from '../page/session-page.ts';
import { effortParts, effortSentence, sharesSentence } from './effort-words.ts';

/** What the session cost: the shares of riding, paddling and waiting; nothing where that is not known. */
export function EffortBar() {
  const { session, preferences, scheme } = useSessionPage();
  const effort = session.activity.effort ?? null;
  const parts = effort === null ? [] : effortParts(effort);
  if (effort === null || parts.length === 0) return null;
  const [first, second, , , last] = PALETTES[scheme].parts;
  const colors = [first, second, last];
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-label="Effort" miw={0}>
      <Flex component="ul" gap="0.25rem 1rem" wrap="wrap" fz="sm">
        {parts.map(({ name, percent, time }, index) => (
          <Flex component="li" gap={6} align="center" key={name}>
            <Box
              component="span"
              w={10}
              h={10}
              bdrs={2}
              style={{ background: colors[index] }}
              aria-hidden="true"
            />
            <span>
              {name.charAt(0).toUpperCase() + name.slice(1)} {percent} %
            </span>
            <Text component="span" size="sm" c="dimmed">
              {time}
            </Text>
          </Flex>
        ))}
      </Flex>
      <Flex
        gap={2}
        h={10}
        my={8}
        bdrs={5}
        style={{ overflow: 'hidden' }}
        role="img"
        aria-label={sharesSentence(parts)}
      >
        {parts.map(({ name, percent }, index) =>
          percent === 0 ? null : (
            <Box key={name} miw={2} style={{ flexGrow: percent, background: colors[index] }} />
          ),
        )}
      </Flex>
      <Text size="sm">{effortSentence(effort, preferences)}</Text>
    </Paper>
  );
}
