import ts from 'typescript';
import { constructed, decoratorCalls, find, textOf } from './source.mjs';

const VERBS = ['Get', 'Post', 'Put', 'Patch', 'Delete'];

/** The paths in `@Controller('a')`, `@Controller(['a', 'b'])` or `@Get()`. */
function pathsOf(call) {
  const [argument] = call.arguments;
  if (!argument) return [''];
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.map(textOf);
  return [textOf(argument)];
}

const join = (...parts) => `/${['api', ...parts].filter(Boolean).join('/')}`.replaceAll(/\/+/g, '/');

/** Classes constructed by a method and by the file's own functions that it calls. */
function issuedBy(member, file) {
  const called = new Set(
    find(member, ts.isCallExpression).map((call) =>
      /** @type {ts.CallExpression} */ (call).expression.getText(),
    ),
  );
  const helpers = file.statements.filter(
    (statement) => ts.isFunctionDeclaration(statement) && called.has(statement.name?.getText() ?? ''),
  );
  return [member, ...helpers].flatMap(constructed);
}

/** Every HTTP route of a file: what is asked for, and the command or query classes it constructs. */
export function readRoutes(source) {
  return find(source.ast, ts.isClassDeclaration).flatMap((node) => {
    const controller = /** @type {ts.ClassDeclaration} */ (node);
    const prefixes = decoratorCalls(controller, 'Controller').flatMap(pathsOf);
    return controller.members.flatMap((member) =>
      VERBS.flatMap((verb) =>
        decoratorCalls(member, verb)
          .flatMap(pathsOf)
          .flatMap((path) =>
            prefixes.map((prefix) => ({
              route: `${verb.toUpperCase()} ${join(prefix, path)}`,
              issues: issuedBy(member, source.ast),
            })),
          ),
      ),
    );
  });
}
