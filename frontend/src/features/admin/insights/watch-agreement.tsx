import type { WatchAgreement } from '../../../app/api-types.ts';
import { BarList } from '../../../charts/bar-list.tsx';
import { formatCount, formatRate } from '../../../lib/format.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { type Drawing, Figure } from '../figures/figure.tsx';
import { useGetWatchAgreementQuery } from '../admin.api.ts';
import type { Period } from './period.ts';
import { wordsOf } from './words-of.ts';

const TITLE = 'Agreement with watches';

/** How many of the waves that watches counted are rides, by device family. */
export function WatchAgreementFigure({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  const query = useGetWatchAgreementQuery(period);
  return (
    <Figure
      title={TITLE}
      question="watch-agreement"
      query={query}
      height={300}
      empty="No watch counted waves in this period."
      draw={(families) => drawAgreement(families, scheme)}
    />
  );
}

function drawAgreement(families: readonly WatchAgreement[], scheme: ColorScheme): Drawing | null {
  if (families.length === 0) return null;
  const rows = families.map(({ name, sessions, waves, rides, matched }) => ({
    label: name === null ? 'Unknown device' : wordsOf(name),
    rate: (matched / waves) * 100,
    figures: [sessions, waves, rides, matched],
    text: `${formatCount(waves)} waves, ${formatCount(rides)} rides`,
  }));
  return {
    chart: (
      <BarList
        label={TITLE}
        scheme={scheme}
        largest={100}
        bars={rows.map(({ label, rate, text }) => ({
          label,
          value: rate,
          text: `${formatRate(rate)} · ${text}`,
        }))}
      />
    ),
    data: {
      columns: ['Device', TITLE, 'Sessions', 'Waves of the watch', 'Rides', 'Waves that are rides'],
      rows: rows.map(({ label, rate, figures }) => [label, rate, ...figures]),
    },
  };
}
