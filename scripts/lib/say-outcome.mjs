/** npm and Node repeat these for every process; they say nothing about the project. */
const NOISE = [
  /^npm warn Unknown user config/,
  /ExperimentalWarning: VM Modules/,
  /^\(Use `node --trace-warnings/,
];

const withoutNoise = (output) =>
  output
    .split('\n')
    .filter((line) => !NOISE.some((pattern) => pattern.test(line)))
    .join('\n')
    .trim();

/** One line for what went well; a section with everything it said for what didn't. */
export function sayOutcome({ task, ok, ran, seconds, output }, { always = false } = {}) {
  const mark = ok ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${task.name}${ran ? ` (${seconds.toFixed(1)} s)` : ''}`);
  const said = withoutNoise(output);
  if ((!ok || always) && said !== '') console.log(`\n${said.replaceAll(/^/gm, '     ')}\n`);
}
