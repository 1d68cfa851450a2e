import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowMerge, IconDots, IconPencil } from '@tabler/icons-react';
import { ToolItem } from '../../../ui/tool-item.tsx';

export interface MergedSpot {
  readonly id: number;
  readonly name: string;
  /** Where it is from the spot that it is part of: '2.4 km away'. */
  readonly away: string;
}

interface Props {
  readonly name: string;
  readonly onRename: () => void;
  /** null without another spot. */
  readonly onMerge: (() => void) | null;
  /** What was merged into the spot. */
  readonly merged: readonly MergedSpot[];
  readonly onSeparate: (spot: MergedSpot) => void;
}

/** What can be done with a spot. */
export function SpotMenu({ name, onRename, onMerge, merged, onSeparate }: Props) {
  return (
    <Menu position="bottom-end" width={260} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={32} aria-label={`More: ${name}`}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ToolItem tool={{ label: 'Rename', Icon: IconPencil, act: onRename }} />
        {onMerge !== null && (
          <ToolItem tool={{ label: 'Merge into another spot', Icon: IconArrowMerge, act: onMerge }} />
        )}
        {merged.map((spot) => (
          <ToolItem
            key={spot.id}
            tool={{
              label: `Undo merge of ${spot.name}`,
              hint: spot.away,
              Icon: IconArrowBackUp,
              act: () => onSeparate(spot),
            }}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
