import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import type { Tree } from './clean-tree.ts';
import configuration from '../../.dependency-cruiser.cjs';

const { forbidden, options } = configuration as {
  readonly forbidden: readonly (IForbiddenRuleType & { readonly name: string })[];
  readonly options: object;
};

export const ruleNames = forbidden.map((rule) => rule.name);

function layOut(tree: Tree): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rideline-architecture-')));
  for (const [path, content] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, 'node_modules/@rideline'), { recursive: true });
  symlinkSync(
    join(folder, 'detection-engine'),
    join(folder, 'node_modules/@rideline/detection-engine'),
    'junction',
  );
  return folder;
}

/** Lays the tree out in a folder of its own and returns the rules it breaks, each once, in order. */
export async function brokenRules(tree: Tree): Promise<readonly string[]> {
  const folder = layOut(tree);
  try {
    const { output } = await cruise(
      ['backend', 'detection-engine', 'frontend'],
      { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: [...forbidden] } },
      (options as { enhancedResolveOptions: object }).enhancedResolveOptions,
    );
    const { violations } = (output as ICruiseResult).summary;
    return [...new Set(violations.map((violation) => violation.rule.name))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
