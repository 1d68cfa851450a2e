import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PACIFIC } from '@rideline/detection-engine';
import { renderApp } from '../../../testing/render-app.tsx';
import { VideoStartDialog } from './video-start-dialog.tsx';

const user = userEvent.setup({ delay: null });
const START = Date.parse('2026-03-01T16:05:09Z');

function open() {
  const chosen: number[] = [];
  renderApp(
    <VideoStartDialog
      opened
      start={START}
      zone={PACIFIC}
      onClose={() => undefined}
      onSet={(start) => chosen.push(start)}
    />,
  );
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  return {
    chosen,
    field,
    type: async (label: string, text: string) => {
      await user.clear(await field(label));
      if (text !== '') await user.type(await field(label), text);
      await user.tab();
    },
    apply: async () => user.click(await screen.findByRole('button', { name: 'Apply' })),
  };
}

it('starts at the time of the session, in two digits', async () => {
  const { chosen, field, apply } = open();
  expect((await field('Seconds')).value).toBe('09');
  expect(screen.getByText('Video starts at 8:05:09 PT')).toBeTruthy();
  await apply();
  expect(chosen).toEqual([START]);
});

it.each([
  ['Hours', '25', 'Hours must be a whole number from 0 to 23'],
  ['Minutes', '75', 'Minutes must be a whole number from 0 to 59'],
  ['Seconds', '', 'Seconds must be a whole number from 0 to 59'],
])('%s %p are refused with a sentence and stay as typed', async (label, typed, sentence) => {
  const { chosen, field, type, apply } = open();
  await type(label, typed);
  await apply();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect((await field(label)).value).toBe(typed);
  expect(screen.queryByText(/Video starts at/)).toBeNull();
  expect(chosen).toEqual([]);
  await type(label, '7');
  await apply();
  expect(chosen).toHaveLength(1);
});
