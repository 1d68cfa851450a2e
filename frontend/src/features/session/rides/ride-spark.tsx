import { SpeedSpark } from '../../../charts/speed/speed-spark.tsx';
import { PALETTES } from '../../../lib/palette.ts';
import { speedIn } from '../../../lib/units.ts';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';

/** The speeds of a ride, at the scale of the session's fastest. */
export function RideSpark({ entry: { firstRow, lastRow, result = 'ride' } }: { entry: SessionRide }) {
  const { session, instrument, preferences, scheme } = useSessionPage();
  const fastest = Math.max(...session.rides.map(({ ride }) => ride.max_speed));
  return (
    <SpeedSpark
      time={session.track.time}
      speed={instrument.drawing.speed}
      rows={[firstRow, lastRow]}
      top={speedIn(fastest, preferences.preferred_speed_unit)}
      color={PALETTES[scheme][result]}
    />
  );
}
