import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { root } from '../lib/paths.mjs';

interface Package {
  readonly hasInstallScript?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const run = promisify(execFile);
const RECORDER = new URL('./record-connections.mjs', import.meta.url).href;
const PHASES = ['preinstall', 'install', 'postinstall'];
/** Settings of the person who runs the test, which others don't have. */
const OWN_CHOICES = /^(SCARF_|DO_NOT_TRACK$)/;

/** Folder and command of each install script of what is installed here. */
function installScripts() {
  const { packages } = read<{ packages: Readonly<Record<string, Package>> }>(join(root, 'package-lock.json'));
  return Object.entries(packages).flatMap(([path, { hasInstallScript }]) => {
    const folder = join(root, path);
    if (hasInstallScript !== true || !existsSync(folder)) return [];
    const { scripts = {} } = read<Package>(join(folder, 'package.json'));
    return PHASES.flatMap((phase) =>
      scripts[phase] === undefined ? [] : [[folder, scripts[phase]] as const],
    );
  });
}

// npm before version 11 runs all of them, whatever `allowScripts` in package.json says.
it('no install script of a dependency asks for a connection', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'rideline-install-'));
  const recorded = join(temporary, 'connections');
  writeFileSync(recorded, '');
  // Some scripts wait for this list for three seconds, in which a busy machine doesn't make it.
  const { stdout: list } = await run('npm', ['ls', '@scarf/scarf', '--json', '--long'], { cwd: root });
  writeFileSync(join(temporary, 'list.json'), list);
  writeFileSync(join(temporary, 'npm'), '#!/bin/sh\ncat "$(dirname "$0")/list.json"\n', { mode: 0o755 });
  const inherited = Object.entries(process.env).filter(([name]) => !OWN_CHOICES.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    PATH: [temporary, join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    INIT_CWD: root,
    NODE_OPTIONS: `--import=${RECORDER}`,
    RECORDED_CONNECTIONS: recorded,
  };
  try {
    const scripts = installScripts();
    expect(scripts.length).toBeGreaterThan(3);
    await Promise.all(scripts.map(([cwd, script]) => run('sh', ['-c', script], { cwd, env })));
    expect(readFileSync(recorded, 'utf8')).toBe('');
  } finally {
    rmSync(temporary, { recursive: true });
  }
});
