import ts from 'typescript';
import { find, textOf } from './source.mjs';

/** The value of `type` in an object literal, if it is written out. */
function typeProperty(object) {
  const property = object.properties.find((candidate) => candidate.name?.getText() === 'type');
  return property && ts.isPropertyAssignment(property) ? textOf(property.initializer) : undefined;
}

/**
 * What the modules can record: every `defineEvent({ type: 'X' })`, and the lists of them by name
 * (`activityEvents`, which has lists of its own), for projections that consume a whole list.
 */
export function readEvents(sources) {
  const events = [];
  const lists = new Map();
  for (const source of sources.filter(({ folder }) => folder === 'events')) {
    for (const call of find(source.ast, ts.isCallExpression)) {
      const { expression, arguments: values } = /** @type {ts.CallExpression} */ (call);
      if (expression.getText() !== 'defineEvent' || !values[0] || !ts.isObjectLiteralExpression(values[0]))
        continue;
      events.push({ type: typeProperty(values[0]), module: source.module, path: source.path });
    }
    for (const node of find(source.ast, ts.isVariableDeclaration)) {
      const { name, initializer } = /** @type {ts.VariableDeclaration} */ (node);
      const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (list && ts.isArrayLiteralExpression(list)) {
        lists.set(
          name.getText(),
          list.elements.map((element) => element.getText().replace(/^\.{3}/, '')),
        );
      }
    }
  }
  return { events, lists };
}

/**
 * The event types that an expression names: as a string, by definition (`RideDeleted.type`) or by list.
 * @throws Error when it names none, so that the page never leaves out silently what it can't read
 */
export function eventTypesIn(expression, { events, lists }, path) {
  const known = new Set(events.map((event) => event.type));
  const within = (name) => lists.get(name)?.flatMap(within) ?? [name];
  const named = find(expression, (node) => ts.isStringLiteralLike(node) || ts.isIdentifier(node))
    .map(textOf)
    .flatMap(within)
    .filter((name) => known.has(name));
  if (named.length === 0) throw new Error(`${path}: no event is named in ${expression.getText()}`);
  return [...new Set(named)];
}
