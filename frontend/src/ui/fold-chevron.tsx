import { IconChevronRight } from '@tabler/icons-react';

/** Points at what a button opens below itself. */
export const FoldChevron = ({ isOpen, size = 18 }: { readonly isOpen: boolean; readonly size?: number }) => (
  <IconChevronRight
    size={size}
    aria-hidden="true"
    style={{ flex: 'none', transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 120ms ease' }}
  />
);
