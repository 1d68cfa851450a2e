const EVERY = 10;
/** How many drills run: seeds of all stores. */
const drills = Number(process.env.DRILLS);

const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** Jest reporter for a drill of many seeds: says how far it is, and what failed, while it runs and again at its end. */
export default class ProgressReporter {
  #failures = [];
  #done = 0;
  #started = performance.now();

  onTestCaseResult(_, { status, title, ancestorTitles, failureMessages }) {
    this.#done += 1;
    if (status === 'failed') {
      const failure = [...ancestorTitles, title, ...failureMessages].join('\n');
      this.#failures.push(failure);
      console.log(`\nFailed: ${failure}`);
    }
    if (this.#done % EVERY === 0 || this.#done === drills) this.#say();
  }

  onRunComplete() {
    for (const failure of this.#failures) console.log(`\nFailed: ${failure}`);
    this.#say();
  }

  getLastError() {
    if (this.#done < drills) return new Error(`${drills - this.#done} seeds did not run.`);
    return undefined;
  }

  #say() {
    const perSeed = inSeconds((performance.now() - this.#started) / Math.max(1, this.#done));
    console.log(`${this.#done} of ${drills}, ${this.#failures.length} failed, ${perSeed} a seed`);
  }
}
