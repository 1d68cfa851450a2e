import { percentage } from '../../lib/format.ts';
import { Section } from '../../ui/section.tsx';
import { FigureTools } from './figures/figure-tools.tsx';
import { MEANINGS } from './meanings.ts';
import { StatCards } from './stat-cards.tsx';
import type { GlobalStats } from '../../app/api-types.ts';

interface Props {
  /** Undefined while loading. */
  readonly stats: GlobalStats | undefined;
}

const TOTALS = MEANINGS['Global Statistics'];
const SOURCES = MEANINGS['Activity Sources'];

export const GlobalStatistics = ({ stats }: Props) => (
  <Section
    title="Global Statistics"
    actions={<FigureTools title="Global Statistics" question="global-stats" />}
  >
    <StatCards
      cards={[
        { label: 'Total Users', meaning: TOTALS['Total Users'], count: stats?.total_users },
        { label: 'Total Activities', meaning: TOTALS['Total Activities'], count: stats?.total_activities },
        {
          label: 'Public Activities',
          meaning: TOTALS['Public Activities'],
          count: stats?.total_public_activities,
        },
      ]}
    />
  </Section>
);

/** Activities by source, with percentages of all activities. */
export function ActivitySources({ stats }: Props) {
  const card = (label: keyof typeof SOURCES, count: number | undefined) => ({
    label,
    meaning: SOURCES[label],
    count,
    percentage: percentage(count ?? 0, stats?.total_activities ?? 0),
  });
  return (
    <Section
      title="Activity Sources"
      actions={<FigureTools title="Activity Sources" question="global-stats" />}
    >
      <StatCards
        cards={[
          card('Manual', stats?.total_manual_activities),
          card('Garmin', stats?.total_garmin_activities),
          card('Strava', stats?.total_strava_activities),
        ]}
      />
    </Section>
  );
}
