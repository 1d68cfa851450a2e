import ts from 'typescript';
import { eventTypesIn } from './read-events.mjs';
import { constructed, find, textOf } from './source.mjs';

/** The initializer of a property with this name, in an object or a class. */
function property(node, name) {
  const found = find(
    node,
    (child) =>
      (ts.isPropertyAssignment(child) || ts.isPropertyDeclaration(child)) && child.name.getText() === name,
  )[0];
  return /** @type {ts.PropertyAssignment | undefined} */ (found)?.initializer;
}

function readConsumers(sources, folder, ending, interest, catalogue) {
  return sources
    .filter((source) => source.folder === folder && source.name.endsWith(ending))
    .map((source) => {
      const types = property(source.ast, interest);
      // The name beside the list of events: a document may have a `name` of its own.
      const name = types && property(types.parent.parent, 'name');
      if (!types || !name) throw new Error(`${source.path}: no ${interest} or no name`);
      return {
        name: textOf(name),
        module: source.module,
        path: source.path,
        types: eventTypesIn(types, catalogue, source.path),
        issues: constructed(source.ast),
      };
    });
}

/** Read models with the events they are made of. */
export const readProjections = (sources, catalogue) =>
  readConsumers(sources, 'read', '.projection.ts', 'consumes', catalogue);

/** Reactions with the events that set them off and the classes of the commands they issue. */
export const readAutomations = (sources, catalogue) =>
  readConsumers(sources, 'automation', '.automation.ts', 'reactsTo', catalogue);
