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

const BEFORE_EDITOR: NavItem[] = [
  { label: 'Upload Activity', to: '/upload', icon: IconUpload },
  { label: 'Surf Sessions', to: '/activities', icon: IconRipple },
  { label: 'Skookumchuck', to: '/activities-standing-waves', icon: IconWaveSine },
  { label: 'Sync Activities', to: '/sync', icon: IconRefresh },
  { label: 'Surf Settings', to: '/surf-settings', icon: IconAdjustmentsHorizontal },
  { label: 'Surf Vessels', to: '/surf-vessels', icon: IconKayak },
];
const AFTER_EDITOR: NavItem[] = [{ label: 'Account Settings', to: '/settings', icon: IconUserCircle }];

/** The activation page belongs to a computer; a phone gets the page that says what the editor is. */
const around = (editor: string): NavItem[] => [
  ...BEFORE_EDITOR,
  { label: 'Video Editor', to: editor, icon: IconMovie },
  ...AFTER_EDITOR,
];

export const SIDEBAR_ITEMS = around('/activate-video-editor');
export const MOBILE_ITEMS = around('/video-editor-page');
