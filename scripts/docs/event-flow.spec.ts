import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { eventTypesIn, readEvents } from './read-events.mjs';

it('rejects an expression that names no event', () => {
  const { statements } = ts.createSourceFile('a.ts', 'everything()', ts.ScriptTarget.Latest, true);
  const { expression } = statements[0] as ts.ExpressionStatement;
  expect(() => eventTypesIn(expression, readEvents([]), 'a.ts')).toThrow(
    'a.ts: no event is named in everything()',
  );
});
