/** `# 48. Location privacy` and below it `Status: accepted. What is cut is not around the place.` */
const HEAD = /^# (?<number>\d+)\. (?<subject>.+)\n\nStatus: (?<status>[^.]+)\. (?<sentence>.+)\n/;

/**
 * The page docs/decisions/README.md.
 * @param {readonly { name: string, text: string }[]} pages in the order of their names
 * @throws Error for a page without number, subject or status
 */
export function renderDecisionIndex(pages) {
  const rows = pages.map(({ name, text }) => {
    const decision = HEAD.exec(text)?.groups;
    if (decision === undefined)
      throw new Error(`${name} does not begin with its number, subject and status.`);
    const { number, subject, status, sentence } = decision;
    if (Number(number) !== Number(name.slice(0, 4))) throw new Error(`${name} begins with number ${number}.`);
    return `| ${number} | [${subject}](${name}) | ${status} | ${sentence} |`;
  });
  return [
    '# Decisions',
    '',
    'What somebody must know before changing it; listed by `npm run docs`. A page keeps its number and no number is used twice, so there are gaps.',
    '',
    '| # | Subject | Status | Decision |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
