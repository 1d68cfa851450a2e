import { describe, expect, it } from '@jest/globals';
import { roughly } from './rough.ts';

describe('roughly', () => {
  it('marks a rough figure', () => {
    expect([roughly('42.0 km/h', true), roughly('42.0 km/h', false)]).toEqual([
      '42.0 km/h rough',
      '42.0 km/h',
    ]);
  });
});
