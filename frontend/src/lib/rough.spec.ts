import { describe, expect, it } from '@jest/globals';
import { roughly } from './rough.ts';

describe('a figure', () => {
  it('says that it is rough where it is', () => {
    expect([roughly('42.0 km/h', true), roughly('42.0 km/h', false)]).toEqual([
      '42.0 km/h rough',
      '42.0 km/h',
    ]);
  });
});
