import { Checkbox, Stack } from '@mantine/core';
import type { Track } from '@rideline/detection-engine';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { TrackPrivacy } from '../../app/api-types.ts';

const PlacePicker = lazyPart(async () => (await import('./place-picker.tsx')).PlacePicker);
const FIRST_RADIUS_M = 200;

interface Props {
  readonly privacy: TrackPrivacy;
  /** The track to choose a place on; undefined without points. */
  readonly track: Track | undefined;
  readonly onChange: (privacy: TrackPrivacy) => void;
}

/** Choices of what is public of the track. */
export function PrivacyChoice({ privacy, track, onChange }: Props) {
  const { rides_only, hidden_circle, show_heart_rate } = privacy;
  const aroundStart = () => ({
    latitude: track?.latitude[0] ?? 0,
    longitude: track?.longitude[0] ?? 0,
    radius_meters: FIRST_RADIUS_M,
  });
  return (
    <Stack gap="sm" role="group" aria-label="Track privacy">
      <Checkbox
        checked={rides_only}
        label="Show rides only"
        description="Hides your walk to the water and everything between rides."
        onChange={({ currentTarget }) => onChange({ ...privacy, rides_only: currentTarget.checked })}
      />
      {track !== undefined && track.length > 0 && (
        <Checkbox
          checked={hidden_circle !== null}
          label="Hide a place"
          description="Your home, your car, a secret spot: nothing inside the circle is shown."
          onChange={({ currentTarget }) =>
            onChange({ ...privacy, hidden_circle: currentTarget.checked ? aroundStart() : null })
          }
        />
      )}
      {track?.heartRate.some((bpm) => bpm > 0) && (
        <Checkbox
          checked={show_heart_rate}
          label="Show heart rate"
          description="Your heart rate stays with you unless you show it."
          onChange={({ currentTarget }) => onChange({ ...privacy, show_heart_rate: currentTarget.checked })}
        />
      )}
      {track !== undefined && hidden_circle !== null && (
        <PlacePicker
          track={track}
          circle={hidden_circle}
          onCircle={(circle) => onChange({ ...privacy, hidden_circle: circle })}
        />
      )}
    </Stack>
  );
}
