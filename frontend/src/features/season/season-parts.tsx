import { SeasonCalendar } from './calendar/season-calendar.tsx';
import { SeasonFigures } from './figures/season-figures.tsx';
import { Goals } from './goals/goals.tsx';
import { SeasonRecords } from './records/season-records.tsx';
import { Boards } from './tables/boards.tsx';
import { Spots } from './tables/spots.tsx';
import { TakeOffs } from './take-offs/take-offs.tsx';
import styles from './season-page.module.css';
import { Trend } from './trend/trend.tsx';
import { ByWater } from './water/by-water.tsx';
import { Trips } from './records/trips.tsx';

/** All that is told about a period with sessions. */
export const SeasonParts = () => (
  <div className={styles.parts}>
    <SeasonFigures />
    <Goals />
    <SeasonCalendar />
    <Trend />
    <ByWater />
    <SeasonRecords />
    <Spots />
    <TakeOffs />
    <Boards />
    <Trips />
  </div>
);
