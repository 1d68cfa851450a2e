import { Section } from '../../ui/section.tsx';
import { MEANINGS } from './meanings.ts';
import { ShareTable, ShareTables } from './share-table.tsx';
import type { UserStats } from '../../app/api-types.ts';
import {
  byCount,
  DISTANCE_UNIT_FIGURES,
  sharesOf,
  SOURCE_FIGURES,
  SPEED_UNIT_FIGURES,
  SURF_TYPE_FIGURES,
  USER_FIGURES,
  VESSEL_FIGURES,
} from './user-figures.ts';

/** Users by what they do, have and prefer; without `stats` while loading. */
export function UserStatistics({ stats }: { stats: UserStats | undefined }) {
  const table = (title: string, meaning: string, figures: Parameters<typeof sharesOf>[1], sort = false) => {
    const shares = sharesOf(stats, figures);
    return (
      <ShareTable
        title={title}
        meaning={meaning}
        rows={figures.length}
        shares={sort && shares ? byCount(shares) : shares}
      />
    );
  };
  return (
    <>
      <Section title="User Statistics">
        <ShareTables>
          {table('Users', MEANINGS.users, USER_FIGURES)}
          {table('Users by Activity Source', MEANINGS.userSources, SOURCE_FIGURES)}
          {table('Users by Vessel Type', MEANINGS.userVessels, VESSEL_FIGURES, true)}
          {table('Users by Surf Type', MEANINGS.userSurfTypes, SURF_TYPE_FIGURES)}
        </ShareTables>
      </Section>
      <Section title="User Unit Preferences">
        <ShareTables>
          {table('Distance', MEANINGS.distanceUnits, DISTANCE_UNIT_FIGURES)}
          {table('Speed', MEANINGS.speedUnits, SPEED_UNIT_FIGURES)}
        </ShareTables>
      </Section>
    </>
  );
}
