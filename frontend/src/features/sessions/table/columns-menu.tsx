import { Button, Menu } from '@mantine/core';
import { IconLayoutColumns } from '@tabler/icons-react';
import type { ListTable } from './list-table.ts';

/** Shows and hides columns of the table, or values of the cards. */
export function ColumnsMenu({ table }: { table: ListTable }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <Menu position="top-end" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" px="sm" leftSection={<IconLayoutColumns size={18} aria-hidden="true" />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => (
          <Menu.CheckboxItem
            key={column.id}
            checked={column.getIsVisible()}
            onChange={(shown) => column.toggleVisibility(shown)}
          >
            {column.columnDef.meta?.title}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item
          disabled={columns.every((column) => column.getIsVisible())}
          onClick={() => table.setColumnVisibility({})}
        >
          Show all columns
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
