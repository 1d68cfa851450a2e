import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transform } from '@swc/core';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** Tests and what only tests or benches stand on; none of it is served. */
const LEFT_OUT = [/\.spec\.ts$/, /\.d\.ts$/, /(^|\/)(testing|bench|contract)\//];

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

/** Compiles a folder of TypeScript into another; whatever is no TypeScript is copied as it is. */
export async function compile(from, to) {
  const sources = filesBelow(fromRoot(from))
    .map((path) => relative(fromRoot(from), path))
    .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)));
  const typescript = sources.filter((path) => path.endsWith('.ts'));
  const compiled = await Promise.all(
    typescript.map((path) => compileFile(fromRoot(from, path), fromRoot(to, path))),
  );

  rmSync(fromRoot(to), { recursive: true, force: true });
  mkdirSync(fromRoot(to), { recursive: true });
  for (const { path, content } of compiled.flat()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  for (const path of sources.filter((source) => !source.endsWith('.ts'))) {
    mkdirSync(dirname(fromRoot(to, path)), { recursive: true });
    copyFileSync(fromRoot(from, path), join(fromRoot(to), path));
  }
}
