import { describe, expect, it } from '@jest/globals';
import { csv } from './csv.ts';

describe('CSV', () => {
  it('quotes what needs quoting and leaves out what is not there', () => {
    expect(csv([['Dawn, "glassy"', 3.5, null, true]])).toBe('"Dawn, ""glassy""",3.5,,true\r\n');
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])('keeps %j from being a formula', (text) => {
    expect(csv([[text]])).toContain("'");
  });

  it('leaves numbers below zero alone', () => {
    expect(csv([[-1]])).toBe('-1\r\n');
  });
});
