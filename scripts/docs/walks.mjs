const WALKS = '## Walks';

/**
 * The walks of CONTRIBUTING.md with the files that each touches: the links in its numbered steps.
 * @param {string} text the page
 * @returns {{ title: string, files: string[] }[]}
 */
export function readWalks(text) {
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`${WALKS}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${WALKS}".`);
  return section
    .split(/^### /m)
    .slice(1)
    .map((walk) => ({
      title: walk.slice(0, walk.indexOf('\n')),
      files: [...new Set(stepsOf(walk).flatMap(linksOf))],
    }));
}

const stepsOf = (walk) => walk.split('\n').filter((line) => /^\d+\. /.test(line));
const linksOf = (line) => [...line.matchAll(/\]\(([^)#]+)/g)].map(([, path]) => path);
