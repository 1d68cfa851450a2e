import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { RecordedEvent } from '../event-store/event-store.ts';
import { isolatePoison, type Stretch } from './isolate-poison.ts';

const recorded = (position: bigint): RecordedEvent => ({
  id: String(position),
  type: 'Counted',
  schemaVersion: 1,
  data: {},
  metadata: { actor: 'system', correlation: 'spec' },
  stream: 'tally',
  revision: position,
  position,
  recordedAt: new Date(0),
});

const positionsOf = (events: readonly RecordedEvent[]) => events.map(({ position }) => position);

describe('isolatePoison', () => {
  it('handles all other events once, in order and without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), async (poisonous) => {
        const events = poisonous.map((_, index) => recorded(BigInt(index * 2 + 1)));
        const bad = new Set(events.filter((_, index) => poisonous[index]).map(({ position }) => position));
        const handled: bigint[] = [];
        const buried: bigint[] = [];
        let checkpoint = 0n;
        const move = ({ from, to }: Stretch) => {
          expect(from).toBe(checkpoint);
          checkpoint = to;
        };
        await isolatePoison(
          { events, from: 0n, to: 1_000n },
          (stretch) => {
            if (stretch.events.some(({ position }) => bad.has(position)))
              return Promise.reject(new TypeError('bad'));
            move(stretch);
            handled.push(...positionsOf(stretch.events));
            return Promise.resolve();
          },
          (event, stretch) => {
            move(stretch);
            buried.push(event.position);
            return Promise.resolve();
          },
        );
        expect(handled).toEqual(positionsOf(events).filter((position) => !bad.has(position)));
        expect(buried).toEqual([...bad]);
        expect(checkpoint).toBe(1_000n);
      }),
    );
  });

  it('rethrows a lost database connection and reports no event', async () => {
    const away = new DomainError('unavailable', 'Away');
    const buried: unknown[] = [];
    const isolating = isolatePoison(
      { events: [recorded(1n), recorded(2n)], from: 0n, to: 2n },
      () => Promise.reject(away),
      (event) => Promise.resolve(void buried.push(event)),
    );
    await expect(isolating).rejects.toBe(away);
    expect(buried).toEqual([]);
  });
});
