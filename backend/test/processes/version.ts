import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** A change to a built file of the server. */
export interface Change {
  /** Below `backend/dist`. */
  readonly file: string;
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

  /** @throws Error if a change does not apply */
  static async create(name: string, changes: readonly Change[] = []): Promise<Version> {
    const folder = await mkdtemp(join(tmpdir(), `rideline-${name}-`));
    const backend = join(folder, 'backend');
    await cp(join(root, 'backend', 'dist'), join(backend, 'dist'), { recursive: true });
    await cp(join(root, 'backend', 'package.json'), join(backend, 'package.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await symlink(join(root, 'backend', 'node_modules'), join(backend, 'node_modules'));
    await symlink(join(root, 'backend', 'zone-borders'), join(backend, 'zone-borders'));
    for (const { file, from, to } of changes) {
      const path = join(backend, 'dist', file);
      const code = await readFile(path, 'utf8');
      if (!from.test(code)) throw new Error(`${file} has no ${from}`);
      await writeFile(path, code.replace(from, to));
    }
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

async function writeWebApp(folder: string, script: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, script), `document.title = '${script}'`);
  await writeFile(
    join(folder, 'index.html'),
    `<html><head><title>Rideline</title></head><script type="module" src="${script}"></script></html>`,
  );
  await writeFile(join(folder, 'page-list.json'), JSON.stringify({ addresses: ['/'], pages: [] }));
}
