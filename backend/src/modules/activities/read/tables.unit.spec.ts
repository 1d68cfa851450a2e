import { describe, expect, it } from '@jest/globals';
import { csv } from './tables.ts';

describe('CSV', () => {
  it('quotes commas and quotation marks, and writes null as an empty cell', () => {
    expect(csv([['Dawn, "glassy"', 3.5, null, true]])).toBe('"Dawn, ""glassy""",3.5,,true\r\n');
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])('escapes the formula %j', (text) => {
    expect(csv([[text]])).toContain("'");
  });

  it('does not escape negative numbers', () => {
    expect(csv([[-1]])).toBe('-1\r\n');
  });
});
