/** Most files that each walk of CONTRIBUTING.md may touch, its tests not counted. */
const FILES_TO_TOUCH = {
  'Add a computed field': 6,
  'Add an editable field': 9,
  'Add a use case': 6,
  'Add a detection parameter': 6,
  'Add a read model': 3,
  'Add a page': 3,
};

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * The table of targets that `npm run docs` prints.
 * @param {ReturnType<typeof import('./measure-code.mjs').measure>} code
 * @param {readonly { title: string, files: readonly string[] }[]} walks
 * @throws Error when a walk is missing from CONTRIBUTING.md
 */
export function renderTargets(code, walks) {
  const rows = [
    ['production files', code.files, ''],
    ['lines', code.lines, ''],
    ['lines of a file, median', code.median, '50-80'],
    ['lines of a file, 90th percentile', code.p90, ''],
    ['files under 25 lines', percent(code.shortShare), '<= 15 %'],
    ['  of these with one importer', code.shortWithOneImporter.length, '0'],
    ['files over 300 lines', code.long.length, '0'],
    ['exports with one user', percent(code.oneUserShare), '<= 35 %'],
    ...Object.entries(FILES_TO_TOUCH).map(([title, most]) => [
      `files to touch: ${title.replace(/^Add /, '')}`,
      filesOf(walks, title),
      `<= ${most}`,
    ]),
  ];
  return rows
    .map(([name, value, target]) => `${name.padEnd(40)}${String(value).padStart(8)}   ${target}`.trimEnd())
    .join('\n');
}

function filesOf(walks, title) {
  const walk = walks.find((candidate) => candidate.title === title);
  if (walk === undefined) throw new Error(`CONTRIBUTING.md has no walk "${title}".`);
  return walk.files.length;
}
