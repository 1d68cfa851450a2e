import { describe, expect, it } from '@jest/globals';
import { readerLanguage } from './reader-language.ts';

describe('the language of a reader', () => {
  it.each([
    ['pt-PT,pt;q=0.9,en;q=0.5', 'pt-PT'],
    ['de', 'de'],
    ['EN-gb', 'en-GB'],
    ['th-u-nu-thai', 'th'],
    ['en-abcde', 'en'],
    ['en-Zzzz-ZZ', 'en'],
    [undefined, 'en-US'],
    ['*', 'en-US'],
    ['tlh, de', 'en-US'],
    ['../../etc', 'en-US'],
  ])('of %p is %s', (header, language) => {
    expect(readerLanguage({ headers: { 'accept-language': header } })).toBe(language);
  });
});
