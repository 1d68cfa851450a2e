import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const files = new Map<string, readonly string[]>();

/** The package of each line of a bundled file, by the comment with a module's path that the bundler put before it. */
function packagesOf(url: string): readonly string[] {
  const known = files.get(url);
  if (known) return known;
  let current = 'rideline';
  const lines = readFileSync(fileURLToPath(url), 'utf8').split('\n');
  const packages = lines.map((line) => {
    const path = /^\/\/ (\S+\.[cm]?[jt]s\S*)$/.exec(line)?.[1];
    if (path !== undefined) current = packageIn(path) ?? 'rideline';
    return current;
  });
  files.set(url, packages);
  return packages;
}

/** The innermost package that a path lies in. */
const packageIn = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** The package of a frame, `node` for Node's own code, or V8's name of what no code did, without its parentheses. */
function packageOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  if (url === '') return functionName.startsWith('(') ? functionName.slice(1, -1) : 'node';
  if (url.startsWith('node:')) return 'node';
  return packageIn(url) ?? packagesOf(url)[lineNumber] ?? 'rideline';
}

/** Shares of a process's main thread by package, largest first, from what Node's `--cpu-prof` left in a folder. */
export function sharesByPackage(
  folder: string,
  pid: number,
): readonly (readonly [name: string, share: number])[] {
  const file = readdirSync(folder).find((name) => name.includes(`.${pid}.0.`));
  if (file === undefined) throw new Error(`no profile of process ${pid}`);
  const profile: Profile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const names = new Map(profile.nodes.map((node) => [node.id, packageOf(node.callFrame)]));
  const times = new Map<string, number>();
  profile.samples.forEach((sample, index) => {
    const name = names.get(sample) ?? '';
    if (name !== 'idle') times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[index] ?? 0));
  });
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times].map(([name, time]) => [name, time / total] as const).toSorted((a, b) => b[1] - a[1]);
}
