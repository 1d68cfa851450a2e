/** `npm run build [part ...]`: builds the engine, the backend and the frontend if they are out of date. */
import { build } from './build/build.mjs';

const names = process.argv.slice(2);
try {
  const built = await build(names.length > 0 ? { names } : {});
  if (built.length === 0) console.log('Everything is built already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
