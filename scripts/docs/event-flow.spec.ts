import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { eventTypesIn, readEvents } from './read-events.mjs';
import { readRoutes } from './read-routes.mjs';

const sourceOf = (text: string, folder = 'events') => ({
  path: `backend/src/modules/boards/${folder}/a.ts`,
  module: 'boards',
  folder,
  name: 'a.ts',
  ast: ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true),
});

const expressionOf = (text: string) =>
  (sourceOf(text).ast.statements[0] as ts.ExpressionStatement).expression;

describe('event flow', () => {
  const catalogue = readEvents([
    sourceOf(`
      export const BoardAdded = defineEvent({ type: 'BoardAdded', version: 1 });
      export const BoardSold = defineEvent({ type: 'BoardSold', version: 1 });
      export const boardEvents = [BoardAdded, BoardSold] as const;`),
  ]);

  it('knows each event and where it is defined', () => {
    expect(catalogue.events.map((event) => event.type)).toEqual(['BoardAdded', 'BoardSold']);
  });

  it.each([
    [`['BoardSold']`, ['BoardSold']],
    [`[BoardAdded.type]`, ['BoardAdded']],
    [`boardEvents.map((event) => event.type)`, ['BoardAdded', 'BoardSold']],
  ])('reads the events in %s', (text, types) => {
    expect(eventTypesIn(expressionOf(text), catalogue, 'a.ts')).toEqual(types);
  });

  it('refuses what it cannot read rather than leaving it out', () => {
    expect(() => eventTypesIn(expressionOf('everything()'), catalogue, 'a.ts')).toThrow(
      'a.ts: no event is named in everything()',
    );
  });

  it('finds routes under each prefix with the commands they issue, through helpers too', () => {
    const source = sourceOf(
      `@Controller(['boards', 'skis']) class BoardsHttp {
        @Post(':id') add() { return this.bus.execute(commandFor(1)); }
      }
      function commandFor(id) { return new AddBoard(id); }`,
      'write',
    );
    expect(readRoutes(source)).toEqual([
      { route: 'POST /api/boards/:id', issues: ['AddBoard'] },
      { route: 'POST /api/skis/:id', issues: ['AddBoard'] },
    ]);
  });
});
