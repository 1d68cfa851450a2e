import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.tsx';
import { MonthBarChart } from './month-bar-chart.tsx';
import { MonthLineChart } from './month-line-chart.tsx';
import type { MonthValue } from './month-layout.ts';

const user = userEvent.setup({ delay: null });
const MONTHS: MonthValue[] = Array.from({ length: 26 }, (_, index) => ({
  month: new Date(Date.UTC(2024, 10 + index)).toISOString().slice(0, 7),
  value: (index + 1) * 1000,
}));

const show = (months = MONTHS, Chart = MonthLineChart) =>
  renderApp(
    <Chart label="Total users" meaning="People with a proven email." months={months} scheme="light" />,
  );
const slider = () => screen.getByRole('slider', { name: 'Total users per month' });

describe.each([
  ['line', MonthLineChart],
  ['bar', MonthBarChart],
])('a %s chart of months', (_, Chart) => {
  it('moves between months with the arrow keys and tells the exact value', async () => {
    show(MONTHS, Chart);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(slider());
    expect(slider().getAttribute('aria-valuetext')).toBe('Dec 2026: 26,000');
    expect(screen.getByText('Dec 2026: 26,000')).toBeTruthy();
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return slider().getAttribute('aria-valuetext');
    };
    expect(await after('{ArrowLeft}')).toBe('Nov 2026: 25,000');
    expect(await after('{PageDown}')).toBe('Nov 2025: 13,000');
    expect(await after('{Home}{ArrowLeft}')).toBe('Nov 2024: 1,000');
    expect(await after('{ArrowRight}')).toBe('Dec 2024: 2,000');
    expect(await after('{End}{ArrowRight}')).toBe('Dec 2026: 26,000');
    await user.tab();
    expect(screen.queryByText('Dec 2026: 26,000')).toBeNull();
  });
});

describe('a chart of months', () => {
  it('says what it counts on focus', async () => {
    await import('../../ui/meaning-tooltip.tsx');
    show();
    await user.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe('People with a proven email.');
  });

  it('says so when there is no month yet', () => {
    show([]);
    expect(screen.getByText('No data yet')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
