import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** A change to the built server. */
export interface Change {
  /** Matches in one of its files. */
  readonly from: RegExp;
  readonly to: string;
}

/** A copy of the built server with a web app of its own. */
export class Version {
  private constructor(
    private readonly folder: string,
    /** Path of the only script of its web app. */
    readonly script: string,
  ) {}

  /** @throws Error unless each change applies to one file */
  static async create(name: string, changes: readonly Change[] = []): Promise<Version> {
    const folder = await mkdtemp(join(tmpdir(), `rideline-${name}-`));
    const backend = join(folder, 'backend');
    await cp(join(root, 'backend', 'dist'), join(backend, 'dist'), { recursive: true });
    await cp(join(root, 'backend', 'package.json'), join(backend, 'package.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await symlink(join(root, 'backend', 'node_modules'), join(backend, 'node_modules'));
    await symlink(join(root, 'backend', 'zone-borders'), join(backend, 'zone-borders'));
    for (const { from, to } of changes) await replaceInOneFile(join(backend, 'dist'), from, to);
    const script = `/assets/app-${name}.js`;
    await writeWebApp(join(folder, 'frontend', 'dist'), script);
    return new Version(folder, script);
  }

  get program(): string {
    return join(this.folder, 'backend', 'dist', 'main.js');
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function replaceInOneFile(folder: string, from: RegExp, to: string): Promise<void> {
  let replaced = 0;
  for (const name of await readdir(folder)) {
    const code = await readFile(join(folder, name), 'utf8');
    if (!name.endsWith('.js') || !from.test(code)) continue;
    await writeFile(join(folder, name), code.replace(from, to));
    replaced += 1;
  }
  if (replaced !== 1) throw new Error(`${replaced} files of the built server have ${from}`);
}

async function writeWebApp(folder: string, script: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, script), `document.title = '${script}'`);
  await writeFile(
    join(folder, 'index.html'),
    `<html><head><title>Rideline</title></head><script type="module" src="${script}"></script></html>`,
  );
  await writeFile(join(folder, 'page-list.json'), JSON.stringify({ addresses: ['/'], pages: [] }));
}
