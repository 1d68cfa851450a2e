import type { FunnelStep } from '../../../app/api-types.ts';
import { BarList } from '../../../charts/bar-list.tsx';
import type { ColorScheme } from '../../../lib/palette.ts';
import { formatCount, formatRate } from '../../../lib/format.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetActivationFunnelQuery } from '../admin.api.ts';
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
  const shareOf = ({ people }: FunnelStep) => (people / registered.people) * 100;
  return {
    chart: (
      <BarList
        label={TITLE}
        scheme={scheme}
        largest={registered.people}
        bars={steps.map((step) => ({
          label: STEPS[step.step],
          value: step.people,
          text: textOf(step, shareOf(step)),
        }))}
      />
    ),
    data: {
      columns: ['Step', 'People', 'Of registered (%)', 'Median days'],
      rows: steps.map((step) => [STEPS[step.step], step.people, shareOf(step), step.median_days]),
    },
  };
}

/** '60 · 75.0% · 1.6 days' */
const textOf = ({ step, people, median_days }: FunnelStep, share: number): string =>
  [
    formatCount(people),
    formatRate(share),
    median_days === null || step === 'registered' ? '' : waitText(median_days),
  ]
    .filter(Boolean)
    .join(' · ');

const timeIn = (unit: 'hour' | 'day', maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unitDisplay: 'long', unit, maximumFractionDigits });
const hours = timeIn('hour', 0);
const tenthsOfDays = timeIn('day', 1);

/** 'under 1 hour', '5 hours', '1.6 days' */
function waitText(days: number): string {
  if (days * 24 < 1) return 'under 1 hour';
  return days < 1 ? hours.format(days * 24) : tenthsOfDays.format(days);
}
