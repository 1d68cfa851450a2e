import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot, root } from '../lib/paths.mjs';

/**
 * @typedef {object} Source
 * @property {string} path from the repository's root, with forward slashes
 * @property {string} module the folder under backend/src/modules
 * @property {string} folder events, write, read, automation, adapters, services or '' for the module's own
 * @property {string} name the file's name
 * @property {ts.SourceFile} ast
 */

/** Every source file of every module, specs and samples left out. @returns {Source[]} */
export function moduleSources() {
  return filesBelow(fromRoot('backend/src/modules'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('/testing/'))
    .map((file) => {
      const path = relative(root, file).replaceAll('\\', '/');
      const [module = '', ...rest] = path.split('/').slice(3);
      const ast = ts.createSourceFile(path, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      return { path, module, folder: rest.length > 1 ? rest[0] : '', name: basename(path), ast };
    });
}

/** All nodes below (and with) a node that a test picks. @returns {ts.Node[]} */
export function find(node, picks) {
  /** @type {ts.Node[]} */
  const found = [];
  const visit = (child) => {
    if (picks(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** The text of a literal, with the names in a template as parameters: `connect/:service`. */
export function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return node.getText();
  return node
    .getText()
    .slice(1, -1)
    .replaceAll(/:?\$\{(\w+)\}/g, ':$1');
}

/** The calls among a node's decorators with this name: `@Controller('rides')`. */
export function decoratorCalls(node, name) {
  return (ts.getDecorators(node) ?? [])
    .map((decorator) => decorator.expression)
    .filter((expression) => ts.isCallExpression(expression))
    .filter((call) => call.expression.getText() === name);
}

/** Names of the classes that are constructed below a node. */
export const constructed = (node) =>
  find(node, ts.isNewExpression).map((expression) =>
    /** @type {ts.NewExpression} */ (expression).expression.getText(),
  );

/** The relative specifiers of a file's imports that match a pattern. */
export function importedFrom(source, pattern) {
  return source.ast.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .map((statement) => textOf(statement.moduleSpecifier))
    .filter((specifier) => pattern.test(specifier));
}
