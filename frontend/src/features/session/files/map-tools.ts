import { IconMap, IconMapPlus, IconMapSearch, IconRipple, type Icon } from '@tabler/icons-react';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { mapAddress, useDrawMapMutation, type MapCall } from '../../../activity/files.api.ts';

/** Opens an empty tab during the click, before the address is known, so that no browser blocks it. */
function openTab() {
  const tab = window.open('about:blank', '_blank');
  if (tab !== null) tab.opener = null;
  return {
    goTo: (address: string) => {
      if (tab === null) window.location.assign(address);
      else tab.location.replace(address);
    },
    close: () => tab?.close(),
  };
}

interface MapKind {
  readonly call: MapCall;
  readonly label: string;
  readonly failed: string;
  readonly Icon: Icon;
}

const MAP: MapKind = {
  call: 'generate-map',
  label: 'Generate Map',
  failed: 'Failed to open map',
  Icon: IconMapPlus,
};
const GPS: MapKind = {
  call: 'generate-gps-visualization',
  label: 'GPS Visualizer',
  failed: 'Failed to open GPS visualization',
  Icon: IconMapSearch,
};
const DEVELOP: MapKind = {
  call: 'develop-map',
  label: 'Develop Map',
  failed: 'Failed to generate develop map',
  Icon: IconRipple,
};

/** Creates a map and opens it in a new tab. */
function useDrawTool(urlHash: string, { call, label, failed, Icon }: MapKind): Tool {
  const [draw, { isLoading }] = useDrawMapMutation();
  const open = async () => {
    const tab = openTab();
    const answer = await draw({ urlHash, call });
    if (answer.error === undefined) {
      tab.goTo(mapAddress(answer.data.map_file));
      return;
    }
    tab.close();
    showErrorToast(sentenceOf(answer.error, failed));
  };
  return { label, Icon, busy: isLoading, act: () => void open() };
}

/** Tools that open standalone map pages of the session. */
export function useMapTools({ url_hash, map_filename, surf_type }: Activity): readonly Tool[] {
  const generate = useDrawTool(url_hash, MAP);
  const visualize = useDrawTool(url_hash, GPS);
  const develop = useDrawTool(url_hash, DEVELOP);
  const map: Tool =
    map_filename === null
      ? generate
      : { label: 'View Map', Icon: IconMap, act: { href: mapAddress(map_filename) } };
  return [map, visualize, ...(surf_type === 'standing_waves' ? [develop] : [])];
}
