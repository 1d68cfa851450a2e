import { Button } from '@mantine/core';
import { IconMap, IconMapPlus, IconMapSearch, IconRipple, type Icon } from '@tabler/icons-react';
import { sentenceOf } from '../../../../app/problem.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { Activity } from '../../activity.ts';
import { mapAddress, useDrawMapMutation, type MapCall } from '../../files.api.ts';
import { openTab } from './open-tab.ts';

interface DrawProps {
  readonly urlHash: string;
  readonly call: MapCall;
  readonly label: string;
  readonly failed: string;
  readonly Icon: Icon;
}

/** Has a map drawn and opens it in a new tab. */
function DrawButton({ urlHash, call, label, failed, Icon }: DrawProps) {
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
  return (
    <Button
      size="sm"
      variant="default"
      loading={isLoading}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => void open()}
    >
      {label}
    </Button>
  );
}

/** The session as maps to keep and to send: pages of their own. */
export function MapButtons({ activity }: { activity: Activity }) {
  const { url_hash, map_filename, surf_type } = activity;
  return (
    <>
      {map_filename === null ? (
        <DrawButton
          urlHash={url_hash}
          call="generate-map"
          label="Generate Map"
          failed="Failed to open map"
          Icon={IconMapPlus}
        />
      ) : (
        <Button
          component="a"
          href={mapAddress(map_filename)}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          variant="default"
          leftSection={<IconMap size={18} aria-hidden="true" />}
        >
          View Map
        </Button>
      )}
      <DrawButton
        urlHash={url_hash}
        call="generate-gps-visualization"
        label="GPS Visualizer"
        failed="Failed to open GPS visualization"
        Icon={IconMapSearch}
      />
      {surf_type === 'standing_waves' && (
        <DrawButton
          urlHash={url_hash}
          call="develop-map"
          label="Develop Map"
          failed="Failed to generate develop map"
          Icon={IconRipple}
        />
      )}
    </>
  );
}
