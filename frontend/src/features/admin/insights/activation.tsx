import type { FunnelStep } from '../../../app/api-types.ts';
import { BarList } from '../../../charts/bar-list.tsx';
import type { ColorScheme } from '../../../lib/palette.ts';
import { formatRate } from '../../../lib/format.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetActivationFunnelQuery } from '../insights.api.ts';
import { peopleText } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'Activation';

const STEPS: Record<FunnelStep['step'], string> = {
  registered: 'Registered',
  verified: 'Verified',
  first_upload: 'First session',
  first_rides: 'First rides',
  second_session: 'Second session',
  shared: 'First share',
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
  const shareOf = ({ people }: FunnelStep) =>
    people === null || registered.people === null ? null : (people / registered.people) * 100;
  return {
    chart: (
      <BarList
        label={TITLE}
        scheme={scheme}
        largest={registered.people ?? 1}
        bars={steps.map((step) => ({
          label: STEPS[step.step],
          value: step.people,
          text: textOf(step, shareOf(step)),
        }))}
      />
    ),
    data: {
      columns: ['Step', 'People', 'Of registered (%)', 'Median days'],
      rows: steps.map((step) => [
        STEPS[step.step],
        step.people ?? peopleText(null, step.hidden),
        shareOf(step),
        step.median_days,
      ]),
    },
  };
}

/** '60 · 75.0% · 0.1 days' */
const textOf = ({ step, people, hidden, median_days }: FunnelStep, share: number | null): string =>
  [
    peopleText(people, hidden),
    formatRate(share, ''),
    median_days === null || step === 'registered' ? '' : `${median_days.toFixed(1)} days`,
  ]
    .filter(Boolean)
    .join(' · ');
