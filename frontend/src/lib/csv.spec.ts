import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv.ts';

describe('CSV', () => {
  it('ends each row with a line break and leaves unknown cells empty', () => {
    expect(
      csvOf([
        ['Month', 'Users'],
        ['2026-01', 12],
        ['2026-02', null],
      ]),
    ).toBe('Month,Users\r\n2026-01,12\r\n2026-02,\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['=a,"b"', '"\'=a,""b"""'],
    ['-12.5', '-12.5'],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
  ])('escapes %j', (value, written) => {
    expect(csvOf([[value]])).toBe(`${written}\r\n`);
  });
});
