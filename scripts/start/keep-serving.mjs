import { constants } from 'node:os';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Consecutive deaths, each within STEADY_MS of its start, after which the server is not restarted. */
const MOST_DEATHS = 8;
const STEADY_MS = 300_000;

/** @typedef {import('./serve.mjs').RunningApp} RunningApp */

/**
 * Restarts the server whenever it dies, after a pause that doubles with each early death. A server that never served
 * is not restarted, because its settings or its port are wrong; it has printed the reason.
 * @param {object} tools
 * @param {() => RunningApp} tools.start
 * @param {(ms: number) => Promise<void>} tools.pause
 * @param {() => boolean} tools.isStopping true once somebody asked for the end
 * @param {(line: string) => void} tools.say
 * @param {() => number} [tools.now] in ms
 * @returns {Promise<number>} the last exit code
 */
export async function keepServing({ start, pause, isStopping, say, now = () => performance.now() }) {
  let deaths = 0;
  let hasServed = false;
  for (;;) {
    const startedAt = now();
    const app = start();
    const code = await app.exited;
    hasServed ||= app.hasServed();
    if (isStopping() || code === 0) return code;
    if (!hasServed) {
      say(`Rideline ended ${withWhat(code)} before it could serve.`);
      return code;
    }
    deaths = now() - startedAt < STEADY_MS ? deaths + 1 : 1;
    if (deaths >= MOST_DEATHS) {
      say(`Rideline died ${withWhat(code)}, ${deaths} times in a row. It isn't started again.`);
      return code;
    }
    const ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));
    say(`Rideline died ${withWhat(code)}. Starting it again in ${ms / 1000} s ...`);
    await pause(ms);
    if (isStopping()) return code;
  }
}

/** @param {number} code */
function withWhat(code) {
  const [signal] = Object.entries(constants.signals).find(([, number]) => number === code - 128) ?? [];
  return signal === undefined ? `with code ${code}` : `by ${signal}`;
}
