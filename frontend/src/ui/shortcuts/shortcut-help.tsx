import { Box, Flex, Kbd, Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { helpKey } from './help-key.ts';

const SHORTCUTS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'K'], 'Go to any session, place or page (Cmd+K on a Mac)'],
  [['?'], 'Show keyboard shortcuts'],
  [['J', 'K'], 'Next and previous session of a list, or ride of a session'],
  [['X'], 'Select the session'],
  [['O'], 'Open the session'],
  [['Esc'], 'Close a dialog'],
  [['Tab'], 'Move to the next control (the first Tab skips to content)'],
];

/** Lists the keyboard shortcuts. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(helpKey.isOn);
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Flex component="dl" direction="column" gap="sm">
        {SHORTCUTS.map(([keys, does]) => (
          <Box
            display="grid"
            style={{ gridTemplateColumns: '6rem minmax(0, 1fr)', gap: '1rem', alignItems: 'center' }}
            key={does}
          >
            <Flex component="dt" gap={6}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Flex>
            <dd>{does}</dd>
          </Box>
        ))}
      </Flex>
      <Switch
        mt="lg"
        label="Use ? and other single keys"
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          helpKey.set(currentTarget.checked);
        }}
      />
    </Modal>
  );
}
