import { fingerprint, forgetBuild, isUpToDate, rememberBuild } from './fingerprint.mjs';
import { parts } from './parts.mjs';

/**
 * Builds the parts that changed since their last build, in parallel; one that reads another's output comes after it.
 * @param names parts to check; all by default
 * @returns names of the parts that were built
 */
export async function build({ names = parts.map((part) => part.name), say = console.log } = {}) {
  const stale = parts
    .filter((part) => names.includes(part.name))
    .map((part) => ({ part, hash: fingerprint(part.inputs) }))
    .filter(({ part, hash }) => !isUpToDate(part, hash));
  if (stale.length > 0) say(`Building ${stale.map(({ part }) => part.name).join(', ')} ...`);
  const running = new Map();
  for (const { part, hash } of stale) running.set(part.name, buildPart(part, hash));
  async function buildPart(part, hash) {
    forgetBuild(part);
    await running.get(part.after);
    const start = performance.now();
    await part.build();
    rememberBuild(part, hash);
    say(`  ${part.name} built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const outcomes = await Promise.allSettled(running.values());
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  return stale.map(({ part }) => part.name);
}
