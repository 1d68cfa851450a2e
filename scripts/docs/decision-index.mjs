/** `# 48. Location privacy` and below it `Status: accepted. What is cut is not around the place.` */
const HEAD = /^# (?<number>\d+)\. (?<subject>.+)\n\nStatus: (?<status>[^.]+)\. (?<sentence>.+)\n/;

/**
 * The page docs/decisions/README.md.
 * @param {readonly { name: string, text: string }[]} pages in the order of their names
 * @throws Error for a page without number, subject or status, and for a hole in the numbers
 */
export function renderDecisionIndex(pages) {
  const rows = pages.map(({ name, text }, index) => {
    const decision = HEAD.exec(text)?.groups;
    if (decision === undefined)
      throw new Error(`${name} does not begin with its number, subject and status.`);
    const expected = index + 1;
    if (Number(decision.number) !== expected || Number(name.slice(0, 4)) !== expected) {
      throw new Error(`${name} should be decision ${expected}: numbers have no holes.`);
    }
    return `| ${expected} | [${decision.subject}](${name}) | ${decision.status} | ${decision.sentence} |`;
  });
  return [
    '# Decisions',
    '',
    'Listed by `npm run docs`. A decision that is replaced keeps its page, with the status `replaced by` and the new number.',
    '',
    '| # | Subject | Status | Decision |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
