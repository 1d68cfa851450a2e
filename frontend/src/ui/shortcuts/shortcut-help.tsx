import { Kbd, Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { helpKey } from './help-key.ts';
import styles from './shortcuts.module.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'K'], 'Go to any page (on a Mac: Cmd and K)'],
  [['?'], 'This list'],
  [['Esc'], 'Close a dialog'],
  [['Tab'], 'On to the next control; the first one on a page skips to its content'],
];

/** What the keyboard can do. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(helpKey.isOn);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Keyboard shortcuts"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label="Open this list with ?"
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          helpKey.set(currentTarget.checked);
        }}
      />
    </Modal>
  );
}
