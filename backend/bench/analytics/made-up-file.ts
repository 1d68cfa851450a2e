import { stat } from 'node:fs/promises';
import { DuckDbFile } from '../../src/modules/analytics/adapters/duckdb-file.ts';
import { FactFile } from '../../src/modules/analytics/adapters/fact-file.ts';
import { analyticsProjection } from '../../src/modules/analytics/read/facts/analytics.projection.ts';
import { timed } from './figures.ts';
import { beforeMadeUpFacts, madeUpFacts } from './made-up-facts.ts';

/** A new file with facts of made-up people and everything derived from them, before the first event of a log. */
export async function makeUpFile(path: string, tempFolder: string, people: number): Promise<void> {
  const file = await DuckDbFile.open(path, tempFolder);
  try {
    await (await FactFile.read(file, analyticsProjection)).create(0);
    await timed('facts written', () => file.run(madeUpFacts(people)));
    await timed('people and sessions derived', () =>
      analyticsProjection.derive(file, beforeMadeUpFacts(people)),
    );
    await file.checkpoint();
  } finally {
    file.close();
  }
  console.log(`The file has ${((await stat(path)).size / 1e6).toFixed(0)} MB.`);
}
