import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot, root } from '../lib/paths.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Compares versions with node_modules/.package-lock.json, which npm writes last. */
export function dependenciesAreInstalled() {
  const installedFile = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(fromRoot('package-lock.json'))).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.link ||
      (wanted.optional && !installed[path]) ||
      installed[path]?.version === wanted.version,
  );
}

/** @throws Error with one sentence when npm fails; npm has printed the reason */
export async function installDependencies() {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const endNpm = () => npm.kill();
  process.once('exit', endNpm);
  const [code] = await once(npm, 'exit');
  process.off('exit', endNpm);
  if (code !== 0) throw new Error('Installing the dependencies failed (npm ci); what npm said is above.');
}
