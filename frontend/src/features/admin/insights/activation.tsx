import { BarList } from '../../../charts/bar-list.tsx';
import type { ColorScheme } from '../../../lib/palette.ts';
import { formatCount, formatRate } from '../../../lib/format.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetActivationFunnelQuery } from '../insights.api.ts';
import type { FunnelStep } from './answers.ts';
import { peopleText } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'Activation';

const STEPS: Record<FunnelStep['step'], string> = {
  registered: 'Registered',
  verified: 'Verified email or linked Google',
  first_upload: 'First session',
  first_rides: 'First session with rides',
  second_session: 'Second session',
  shared: 'First shared session',
};

/** How far people who registered in the period got, and how fast. */
export function Activation({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
      lead="People who registered in this period, how many reached each step so far, and the median days from registration to the step."
      question="activation-funnel"
      query={useGetActivationFunnelQuery(period)}
      height={310}
      empty="Nobody registered in this period."
      draw={(steps) => drawFunnel(steps, scheme)}
    />
  );
}

function drawFunnel(steps: readonly FunnelStep[], scheme: ColorScheme): Drawing | null {
  const registered = steps.find(({ step }) => step === 'registered');
  if (registered === undefined || registered.people === 0) return null;
  return {
    chart: (
      <BarList
        label={TITLE}
        scheme={scheme}
        largest={registered.people ?? 1}
        bars={steps.map(({ step, people, percentage, hidden }) => ({
          label: STEPS[step],
          value: people,
          text:
            people === null
              ? peopleText(people, hidden)
              : `${formatCount(people)} · ${formatRate(percentage)}`,
        }))}
      />
    ),
    data: {
      columns: ['Step', 'People', 'Of registered (%)', 'Median days'],
      rows: steps.map(({ step, people, hidden, percentage, median_days }) => [
        STEPS[step],
        people ?? peopleText(people, hidden),
        percentage,
        median_days,
      ]),
    },
  };
}
