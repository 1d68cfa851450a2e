import { afterAll, beforeAll, describe } from '@jest/globals';
import { appendingContract } from './appending.ts';
import { copyingContract } from './copying.ts';
import { failingContract } from './failing.ts';
import type { Limits, StoreHarness, StoreUnderTest } from './harness.ts';
import { readingContract } from './reading.ts';
import { subscribingContract } from './subscribing.ts';

/** The tests that every EventStore adapter passes. */
export function describeEventStoreContract(name: string, open: StoreHarness, limits: Limits = {}): void {
  describe(`${name} keeps the event store contract`, () => {
    let opened: StoreUnderTest;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    describe('appending', () => appendingContract(() => opened));
    describe('copying', () => copyingContract(() => opened));
    describe('reading', () => readingContract(() => opened, limits));
    describe('subscribing', () => subscribingContract(() => opened));
    describe('failing', () => failingContract(() => opened));
  });
}
