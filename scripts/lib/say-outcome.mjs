/** Lines that npm and Node print for every process. */
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

/** Prints one line for a success, and the whole output after a failure. */
export function sayOutcome({ task, ok, ran, seconds, output }, { always = false } = {}) {
  const mark = ok ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${task.name}${ran ? ` (${seconds.toFixed(1)} s)` : ''}`);
  const said = withoutNoise(output);
  if ((!ok || always) && said !== '') console.log(`\n${said.replaceAll(/^/gm, '     ')}\n`);
}
