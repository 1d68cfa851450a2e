import {
  IconAdjustmentsHorizontal,
  IconChartBar,
  IconChartHistogram,
  IconHome,
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

/** Optional features of this installation that have a menu item. */
export interface Offered {
  /** Whether anybody can open an account. */
  readonly registration: boolean;
  readonly videoEditor: boolean;
  readonly sync: boolean;
}

const SYNC: NavItem = { label: 'Sync Activities', to: '/sync', icon: IconRefresh };
/** A configured editor runs on desktop only: phones get the page that introduces it, which leads to that of this site. */
const VIDEO_EDITOR_PATHS = { sidebar: '/activate-video-editor', mobile: '/video-editor-page' } as const;

/** Menu items of the features that this installation has. */
export function navItems(
  place: keyof typeof VIDEO_EDITOR_PATHS,
  { videoEditor, sync }: Offered,
  isAdmin: boolean,
): readonly NavItem[] {
  return [
    { label: 'Upload Activity', to: '/upload', icon: IconUpload },
    { label: 'Season', to: '/season', icon: IconChartHistogram },
    { label: 'Surf Sessions', to: '/activities', icon: IconRipple },
    { label: 'Skookumchuck', to: '/activities-standing-waves', icon: IconWaveSine },
    ...(sync ? [SYNC] : []),
    { label: 'Surf Settings', to: '/surf-settings', icon: IconAdjustmentsHorizontal },
    { label: 'Surf Vessels', to: '/surf-vessels', icon: IconKayak },
    { label: 'Video Editor', to: VIDEO_EDITOR_PATHS[videoEditor ? place : 'mobile'], icon: IconMovie },
    { label: 'Account Settings', to: '/settings', icon: IconUserCircle },
    ...(isAdmin ? [{ label: 'Admin Dashboard', to: '/admin/dashboard', icon: IconChartBar }] : []),
  ];
}

/** Items of the bar at the lower edge of phones, with shorter labels. */
export const BOTTOM_ITEMS: readonly NavItem[] = [
  { label: 'Home', to: '/', icon: IconHome },
  { label: 'Season', to: '/season', icon: IconChartHistogram },
  { label: 'Sessions', to: '/activities', icon: IconRipple },
  { label: 'Upload', to: '/upload', icon: IconUpload },
];
