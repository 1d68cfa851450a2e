import { Section } from '../../ui/section.tsx';
import { FigureTools } from './figures/figure-tools.tsx';
import { MEANINGS } from './meanings.ts';
import { csvRowsOf, ShareTable, ShareTables } from './share-table.tsx';
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

interface Table<Title extends string = string> {
  readonly title: Title;
  readonly figures: Parameters<typeof sharesOf>[1];
  readonly sortByCount?: boolean;
}

const STATISTICS: readonly Table<keyof (typeof MEANINGS)['User Statistics']>[] = [
  { title: 'Users', figures: USER_FIGURES },
  { title: 'Users by Activity Source', figures: SOURCE_FIGURES },
  { title: 'Users by Vessel Type', figures: VESSEL_FIGURES, sortByCount: true },
  { title: 'Users by Surf Type', figures: SURF_TYPE_FIGURES },
];
const PREFERENCES: readonly Table<keyof (typeof MEANINGS)['User Unit Preferences']>[] = [
  { title: 'Distance', figures: DISTANCE_UNIT_FIGURES },
  { title: 'Speed', figures: SPEED_UNIT_FIGURES },
];

interface Props {
  /** Undefined while loading. */
  readonly stats: UserStats | undefined;
}

/** Users by what they do, have and prefer. */
export const UserStatistics = ({ stats }: Props) => (
  <>
    <Tables
      title="User Statistics"
      meanings={MEANINGS['User Statistics']}
      tables={STATISTICS}
      stats={stats}
    />
    <Tables
      title="User Unit Preferences"
      meanings={MEANINGS['User Unit Preferences']}
      tables={PREFERENCES}
      stats={stats}
    />
  </>
);

function Tables<Title extends string>(
  props: Props & {
    title: 'User Statistics' | 'User Unit Preferences';
    meanings: Readonly<Record<Title, string>>;
    tables: readonly Table<Title>[];
  },
) {
  const { title, meanings, tables, stats } = props;
  const shown = tables.map((table) => {
    const shares = sharesOf(stats, table.figures);
    return { ...table, shares: table.sortByCount && shares ? byCount(shares) : shares };
  });
  const data = csvRowsOf(shown.map((table) => [table.title, table.shares]));
  return (
    <Section title={title} actions={<FigureTools title={title} question="user-stats" data={data} />}>
      <ShareTables>
        {shown.map(({ title, figures, shares }) => (
          <ShareTable
            key={title}
            title={title}
            meaning={meanings[title]}
            rows={figures.length}
            shares={shares}
          />
        ))}
      </ShareTables>
    </Section>
  );
}
