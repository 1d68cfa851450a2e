import {
  IconAdjustmentsHorizontal,
  IconKayak,
  IconMovie,
  IconRefresh,
  IconRipple,
  IconUpload,
  IconUserCircle,
  IconWaveSine,
  type Icon,
} from '@tabler/icons-react';

export interface NavItem {
  label: string;
  to: string;
  icon: Icon;
}

/** What of this installation decides which items there are. */
export interface Offered {
  readonly videoEditor: boolean;
  readonly sync: boolean;
}

const SYNC: NavItem = { label: 'Sync Activities', to: '/sync', icon: IconRefresh };
/** The activation page belongs to a computer; a phone gets the page that says what the editor is. */
const EDITOR = { sidebar: '/activate-video-editor', mobile: '/video-editor-page' } as const;

/** Items of the menu, without those that lead to what this installation doesn't have. */
export function navItems(place: keyof typeof EDITOR, { videoEditor, sync }: Offered): readonly NavItem[] {
  return [
    { label: 'Upload Activity', to: '/upload', icon: IconUpload },
    { label: 'Surf Sessions', to: '/activities', icon: IconRipple },
    { label: 'Skookumchuck', to: '/activities-standing-waves', icon: IconWaveSine },
    ...(sync ? [SYNC] : []),
    { label: 'Surf Settings', to: '/surf-settings', icon: IconAdjustmentsHorizontal },
    { label: 'Surf Vessels', to: '/surf-vessels', icon: IconKayak },
    ...(videoEditor ? [{ label: 'Video Editor', to: EDITOR[place], icon: IconMovie }] : []),
    { label: 'Account Settings', to: '/settings', icon: IconUserCircle },
  ];
}
