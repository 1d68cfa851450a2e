import { Box, Button, CloseButton, Flex, Group, Menu, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ActivityListItem, SurfType } from '../../../app/api-types.ts';
import { formatCount } from '../../../lib/format.ts';
import { type ColumnChoice, ColumnsMenu } from '../table/columns-menu.tsx';
import { SelectAll } from '../table/select-all.tsx';
import { RedetectSelected } from './redetect-selected.tsx';
import styles from './selection-bar.module.css';
import { ShareSelected } from './share-selected.tsx';
import { type SelectionDialog, type SelectionTool, useSelectionTools } from './use-selection-tools.ts';
import { VesselSelected } from './vessel-selected.tsx';

interface Props {
  readonly choice: ColumnChoice;
  readonly selected: readonly ActivityListItem[];
  readonly surfType: SurfType;
  /** There is room for a button for each tool. */
  readonly wide: boolean;
  readonly onCompare: () => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

const ToolItem = ({ tool: { label, Icon, act } }: { tool: SelectionTool }) => (
  <Menu.Item leftSection={<Icon size={18} aria-hidden="true" />} onClick={act}>
    {label}
  </Menu.Item>
);

/** What can be done with the selected sessions, at the lower edge of the screen. */
export function SelectionBar({ choice, selected, surfType, wide, onCompare, onDelete, onClear }: Props) {
  const hint = useId();
  const none = selected.length === 0;
  const [dialog, setDialog] = useState<SelectionDialog | null>(null);
  const { changes, exports, busy } = useSelectionTools(selected, setDialog);
  const close = () => setDialog(null);

  return (
    <Flex
      component="section"
      className={styles.bar}
      gap={8}
      align="center"
      justify="space-between"
      bdrs="md"
      data-lowest
      aria-label="Selected sessions"
    >
      <Group gap={4} wrap="nowrap">
        <CloseButton aria-label="Clear selection" size="lg" onClick={onClear} />
        <Box lh={1.3} style={{ whiteSpace: 'nowrap' }}>
          <Text fw={600} role="status">
            {formatCount(selected.length)} selected
          </Text>
          <Text size="xs" c="dimmed" id={hint}>
            Compare 2 to 4
          </Text>
        </Box>
      </Group>
      {!wide && <SelectAll labeled />}
      <div className={styles.actions}>
        {wide && <ColumnsMenu {...choice} />}
        <Button variant="default" px="sm" aria-describedby={hint} onClick={onCompare}>
          Compare Activities
        </Button>
        {wide &&
          changes.map(({ label, act }) => (
            <Button key={label} variant="subtle" px="xs" fz="0.8125rem" disabled={busy || none} onClick={act}>
              {label}
            </Button>
          ))}
        <Menu position="top-end" shadow="md" width={270} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              {...(wide ? { variant: 'subtle', px: 'xs', fz: '0.8125rem' } : { variant: 'default' })}
              loading={busy}
              disabled={none}
            >
              {wide ? 'Export' : 'More'}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {!wide && changes.map((tool) => <ToolItem key={tool.label} tool={tool} />)}
            {!wide && <Menu.Divider />}
            <Menu.Label>Export</Menu.Label>
            {exports.map((tool) => (
              <ToolItem key={tool.label} tool={tool} />
            ))}
          </Menu.Dropdown>
        </Menu>
        {!wide && <ColumnsMenu {...choice} />}
        <Button color="red" variant="light" px="sm" disabled={none} onClick={onDelete}>
          {none ? 'Delete Selected' : `Delete Selected (${formatCount(selected.length)})`}
        </Button>
      </div>
      <VesselSelected selected={selected} opened={dialog === 'vessel'} onClose={close} />
      <ShareSelected selected={selected} opened={dialog === 'share'} onClose={close} />
      <RedetectSelected
        selected={selected}
        surfType={surfType}
        opened={dialog === 'redetect'}
        onClose={close}
      />
    </Flex>
  );
}
