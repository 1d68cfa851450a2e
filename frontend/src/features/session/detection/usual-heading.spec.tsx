import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { closeToasts, expectToast } from '../../../testing/toasts.ts';
import type { Activity } from '../../../activity/activity.ts';
import { sampleActivity } from '../../../testing/sessions.ts';
import { UsualHeading } from './usual-heading.tsx';

const used = { heading: 310, sessions: 12, is_used: true };
const unused = { ...used, is_used: false };
const render = (over: Partial<Activity>) => renderApp(<UsualHeading activity={sampleActivity(over)} />);
const textOf = () => screen.getByRole('main').textContent;

afterEach(() => {
  closeToasts();
});

describe('what is known of other sessions at the spot', () => {
  it.each([
    [
      used,
      'Found with what is known of your other 12 sessions here: your rides go northwest.',
      'Find them without',
    ],
    [unused, 'Found without what is known of your other 12 sessions here.', 'Use them'],
  ])('is told with a button that switches it', async (usual_heading, sentence, label) => {
    const sent: unknown[] = [];
    globalThis.fetch = async (input) => {
      const request = input as Request;
      sent.push(request.method, new URL(request.url).pathname, await request.json());
      return new Response(JSON.stringify({ detail: 'Try again.' }), { status: 409 });
    };
    render({ usual_heading });
    expect(textOf()).toBe(`${sentence}${label}`);
    await userEvent.click(screen.getByRole('button', { name: label }));
    await expectToast('Try again.');
    expect(sent).toEqual(['PUT', '/api/activities/hash1/usual-heading', { is_used: !usual_heading.is_used }]);
  });

  it.each<[string, Partial<Activity>]>([
    ['where nothing is known', { usual_heading: null }],
    ['on a standing wave', { usual_heading: used, surf_type: 'standing_waves' }],
  ])('is not told %s', (_, over) => {
    render(over);
    expect(textOf()).toBe('');
  });
});
