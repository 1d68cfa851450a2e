import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { eventTypesIn, readEvents } from './read-events.mjs';
import { readRoutes } from './read-routes.mjs';
import { readUseCases } from './read-use-cases.mjs';
import { renderEventFlow } from './render-event-flow.mjs';

const sourceOf = (text: string, folder = 'events', name = 'a.ts') => ({
  path: `backend/src/modules/boards/${folder}/${name}`,
  module: 'boards',
  folder,
  name,
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

  it('lists each event', () => {
    expect(catalogue.events.map((event) => event.type)).toEqual(['BoardAdded', 'BoardSold']);
  });

  it.each([
    [`['BoardSold']`, ['BoardSold']],
    [`[BoardAdded.type]`, ['BoardAdded']],
    [`boardEvents.map((event) => event.type)`, ['BoardAdded', 'BoardSold']],
  ])('reads the events in %s', (text, types) => {
    expect(eventTypesIn(expressionOf(text), catalogue, 'a.ts')).toEqual(types);
  });

  it('rejects an expression that names no event', () => {
    expect(() => eventTypesIn(expressionOf('everything()'), catalogue, 'a.ts')).toThrow(
      'a.ts: no event is named in everything()',
    );
  });

  it('lists routes under each prefix with the commands they issue, also in helpers', () => {
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

  it('reads route, command, decision and events of a use case', () => {
    const sources = [
      sourceOf(`export const addBoard = () => [{ type: 'BoardAdded' }];`, 'write', 'add-board.decision.ts'),
      sourceOf(
        `import { addBoard } from './add-board.decision.ts';
        export const AddBoardCommand = decides(boards, boardsStream, addBoard);
        @Controller('boards') class AddBoardHttp { @Post() add() { return new AddBoardCommand(); } }`,
        'write',
        'add-board.use-case.ts',
      ),
    ];
    expect(readUseCases(sources, catalogue)).toMatchObject([
      {
        name: 'add-board',
        handles: ['AddBoardCommand'],
        routes: [{ route: 'POST /api/boards' }],
        decisions: ['backend/src/modules/boards/write/add-board.decision.ts'],
        events: ['BoardAdded'],
      },
    ]);
  });

  it('has a page for each module and an overview of who consumes whose events', () => {
    const pages = renderEventFlow({
      modules: ['boards', 'surfers'],
      events: catalogue.events,
      useCases: [],
      queries: [],
      projections: [],
      automations: [],
      links: [{ from: 'boards', to: 'surfers', types: ['BoardAdded', 'BoardSold'] }],
    });
    expect(Object.keys(pages)).toEqual([
      'docs/event-flow.md',
      'docs/event-flow/boards.md',
      'docs/event-flow/surfers.md',
    ]);
    expect(pages['docs/event-flow.md']).toContain(
      'module_boards -- "BoardAdded<br>BoardSold" --> module_surfers',
    );
    expect(pages['docs/event-flow.md']).toContain('| [boards](event-flow/boards.md) | 0 | 2 | 0 | surfers |');
  });
});
