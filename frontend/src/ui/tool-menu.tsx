import { Box, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Fragment } from 'react';
import { MenuEntry, type Tool, type ToolFolder, toolsIn } from './tool-item.tsx';

export interface ToolGroup {
  /** Heading of the group, if it needs one. */
  readonly label?: string;
  readonly tools: readonly (Tool | ToolFolder)[];
}

/** All tools of a page in one menu, by group. Groups without tools are left out. */
export function ToolMenu({ groups }: { groups: readonly ToolGroup[] }) {
  const shown = groups.filter(({ tools }) => tools.length > 0);
  const busy = shown.some(({ tools }) => tools.flatMap(toolsIn).some(({ busy: isBusy }) => isBusy));
  return (
    // Its items are reached by Tab too, because the menu scrolls on phones.
    <Menu position="bottom-end" width={272} withInitialFocusPlaceholder={false} menuItemTabIndex={0}>
      <Menu.Target>
        <Button variant="default" size="sm" loading={busy} px={{ base: 'sm', md: 18 }} aria-label="More">
          <IconDots size={20} aria-hidden="true" />
          <Box component="span" ml={8} visibleFrom="md">
            More
          </Box>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(75vh, 40rem)" style={{ overflowY: 'auto' }}>
        {shown.map(({ label, tools }, index) => (
          <Fragment key={tools[0]?.label}>
            {index > 0 && <Menu.Divider />}
            {label !== undefined && <Menu.Label>{label}</Menu.Label>}
            {tools.map((tool) => (
              <MenuEntry key={tool.label} entry={tool} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
