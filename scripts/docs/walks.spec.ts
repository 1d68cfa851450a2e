import { describe, expect, it } from '@jest/globals';
import { readWalks } from './walks.mjs';

describe('walks', () => {
  it('have the files that their numbered steps link, each once', () => {
    const page = [
      '## Walks',
      '',
      'As in [the engine](engine.ts).',
      '',
      '### Add a page',
      '',
      '1. The page: [page.tsx](a/page.tsx), in [routes.tsx](a/routes.tsx#pages).',
      '2. Its link, again in [routes.tsx](a/routes.tsx).',
      '',
      'Tests: [page.spec.tsx](a/page.spec.tsx).',
      '',
      '## Run what you need',
      '',
      '1. [other.ts](other.ts)',
      '',
    ].join('\n');
    expect(readWalks(page)).toEqual([{ title: 'Add a page', files: ['a/page.tsx', 'a/routes.tsx'] }]);
  });
});
