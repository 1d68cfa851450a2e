import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SeasonCalendar } from './calendar/season-calendar.tsx';
import { Goals } from './goals/goals.tsx';
import { SeasonRecords } from './records/season-records.tsx';
import { Boards } from './tables/boards.tsx';
import { Spots } from './tables/spots.tsx';
import { TakeOffs } from './take-offs/take-offs.tsx';
import { Trend } from './trend/trend.tsx';
import { ByWater } from './by-water.tsx';
import { Trips } from './records/trips.tsx';

/** The router's key of the page that was loaded. */
const FIRST_PAGE = 'default';

/** Scrolls to the part that a followed link names. Back and Forward restore the position. */
function useNamedPart(): void {
  const { hash, key } = useLocation();
  const arrived = useNavigationType();
  useEffect(() => {
    if (hash === '' || (arrived === NavigationType.Pop && key !== FIRST_PAGE)) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key, arrived]);
}

/** What a period with sessions has below its figures. */
export function SeasonParts() {
  useNamedPart();
  return (
    <>
      <Goals />
      <SeasonCalendar />
      <Trend />
      <ByWater />
      <SeasonRecords />
      <Spots />
      <TakeOffs />
      <Boards />
      <Trips />
    </>
  );
}
