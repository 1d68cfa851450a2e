import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { transform } from '@swc/core';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** Tests, benches and their helpers, and settings of the compiler. */
const LEFT_OUT = [/\.spec\.ts$/, /\.d\.ts$/, /tsconfig\.json$/, /(^|\/)(testing|bench|contract)\//];

const options = /** @type {import('@swc/core').Options} */ ({
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
    keepClassNames: true,
    rewriteRelativeImportExtensions: true,
  },
});

async function compileFile(source, target) {
  const script = target.replace(/\.ts$/, '.js');
  const { code, map } = await transform(readFileSync(source, 'utf8'), {
    ...options,
    filename: source,
    sourceFileName: relative(dirname(script), source),
  });
  return [
    { path: script, content: `${code}//# sourceMappingURL=${basename(script)}.map\n` },
    { path: `${script}.map`, content: map },
  ];
}

/**
 * Compiles a folder of TypeScript into another and copies other files. Overwrites files first and deletes obsolete
 * ones last, so that a process that starts meanwhile finds all files.
 */
export async function compile(from, to) {
  const sources = filesBelow(fromRoot(from))
    .map((path) => relative(fromRoot(from), path))
    .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)));
  const typescript = sources.filter((path) => path.endsWith('.ts'));
  const compiled = await Promise.all(
    typescript.map((path) => compileFile(fromRoot(from, path), fromRoot(to, path))),
  );

  for (const { path, content } of compiled.flat()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const copies = sources.filter((path) => !path.endsWith('.ts'));
  for (const path of copies) {
    mkdirSync(dirname(fromRoot(to, path)), { recursive: true });
    copyFileSync(fromRoot(from, path), fromRoot(to, path));
  }
  const current = new Set([
    ...compiled.flat().map(({ path }) => path),
    ...copies.map((path) => fromRoot(to, path)),
  ]);
  for (const path of filesBelow(fromRoot(to))) if (!current.has(path)) rmSync(path);
}
