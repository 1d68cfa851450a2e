import fc from 'fast-check';
import type { StoredEvent } from '../../src/kernel/event-store/event-definition.ts';
import { Community } from './community.ts';
import { ACTIONS, type Step } from './community-actions.ts';

/** Ends of months, clock changes and the leap day of California, a second before and at midnight or the change. */
const EDGES = [
  '2024-02-29T07:59:59Z',
  '2024-02-29T08:00:00Z',
  '2024-03-01T07:59:59Z',
  '2024-03-01T08:00:00Z',
  '2024-03-10T09:59:59Z',
  '2024-03-10T10:00:00Z',
  '2024-04-01T06:59:59Z',
  '2024-04-01T07:00:00Z',
  '2024-11-03T08:59:59Z',
  '2024-11-03T09:00:00Z',
  '2024-12-01T07:59:59Z',
  '2024-12-01T08:00:00Z',
  '2025-01-01T07:59:59Z',
  '2025-01-01T08:00:00Z',
].map((time) => new Date(time));

const time = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.date({ min: new Date('2024-02-01'), max: new Date('2025-02-01'), noInvalidDate: true }),
);

const steps: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 1, arbitrary: fc.constant('upload' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('addVessel' as const, 'assignVessel', 'deleteVessel', 'share', 'unshare'),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ACTIONS) },
  ),
  person: fc.nat(3),
  item: fc.nat(7),
  choice: fc.nat(8),
});

/** The events of a community of four, the first of them the demo account, in the order of the log. */
export const histories: fc.Arbitrary<readonly StoredEvent[]> = fc
  .array(fc.record({ time, step: steps }), { maxLength: 120, size: 'max' })
  .map((drawn) => {
    const community = new Community();
    const times = drawn.map((one) => one.time).toSorted((a, b) => a.getTime() - b.getTime());
    for (const [index, { step }] of drawn.entries()) community.act(step, times[index]!);
    return community.events;
  });
