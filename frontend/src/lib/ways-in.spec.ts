import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rideline/detection-engine';
import { MAKERS, waysOf } from './ways-in.ts';

const order = (kind: string) => ['push', 'file', 'service'].indexOf(kind);

describe('the ways of a maker', () => {
  it.each(MAKERS)('put pushed sessions and files before services: $title', (maker) => {
    const kinds = waysOf(maker, SERVICES).map(({ kind }) => order(kind));
    expect(kinds).toEqual([...kinds].sort());
    expect(kinds[0]).toBeLessThan(order('service'));
  });

  it('need no service that the installation lacks', () => {
    const needed = MAKERS.flatMap((maker) => waysOf(maker, ['strava'])).map(({ service }) => service);
    expect(new Set(needed)).toEqual(new Set([undefined, 'strava']));
  });

  it('say of every connection what may stop working', () => {
    const connected = MAKERS.flatMap(({ ways }) => ways).filter(({ service }) => service !== undefined);
    expect(connected.filter(({ mayBreak }) => mayBreak === undefined)).toEqual([]);
  });
});
