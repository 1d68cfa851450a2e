import { Button, Menu } from '@mantine/core';
import { IconLayoutColumns } from '@tabler/icons-react';
import type { ListColumn } from './list-columns.tsx';

export interface ColumnChoice {
  /** All that can be shown. */
  readonly columns: readonly ListColumn[];
  /** Ids. */
  readonly hidden: readonly unknown[];
  readonly onHide: (ids: readonly unknown[]) => void;
}

/** Shows and hides columns of the table, or values of the cards. */
export function ColumnsMenu({ columns, hidden, onHide }: ColumnChoice) {
  return (
    <Menu position="top-end" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" px="sm" leftSection={<IconLayoutColumns size={18} aria-hidden="true" />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(({ names }) => names !== true)
          .map(({ id, title }) => (
            <Menu.CheckboxItem
              key={id}
              checked={!hidden.includes(id)}
              onChange={(shown) => onHide(shown ? hidden.filter((each) => each !== id) : [...hidden, id])}
            >
              {title}
            </Menu.CheckboxItem>
          ))}
        <Menu.Divider />
        <Menu.Item disabled={hidden.length === 0} onClick={() => onHide([])}>
          Show all columns
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
