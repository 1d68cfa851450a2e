/** `npm run sbom`: writes the installed packages to `dist/sbom.cdx.json` as CycloneDX. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fromRoot, root } from './lib/paths.mjs';

const MOST_BYTES = 64_000_000;
const file = fromRoot('dist', 'sbom.cdx.json');

const read = async (name) => JSON.parse(await readFile(fromRoot(name), 'utf8'));

/** All installed packages, because npm's `--omit=dev` also omits packages that the app needs. */
async function listComponents() {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'],
    { cwd: root, maxBuffer: MOST_BYTES, shell: process.platform === 'win32' },
  );
  return JSON.parse(stdout);
}

const [sbom, { name }] = await Promise.all([listComponents(), read('package.json')]);
// npm uses the folder's name.
sbom.metadata.component.name = name;

const listed = new Set(sbom.components.map((component) => component['bom-ref']));
const missing = [];
for (const workspace of ['detection-engine', 'backend', 'frontend']) {
  const { dependencies = {} } = await read(`${workspace}/package.json`);
  for (const [dependency, version] of Object.entries(dependencies)) {
    if (/^\d/.test(version) && !listed.has(`${dependency}@${version}`))
      missing.push(`${dependency}@${version}`);
  }
}
if (missing.length > 0) {
  console.error(`The list of components lacks ${missing.join(', ')}: is everything installed?`);
  process.exit(1);
}

await mkdir(fromRoot('dist'), { recursive: true });
await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} components are listed in dist/sbom.cdx.json.`);
