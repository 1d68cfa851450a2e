import { readFile } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import { SETTINGS } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds the settings that files hold, as containers are given their secrets: NAME_FILE is the path of a file with the
 * value of NAME.
 * @throws ConfigError naming a file that cannot be read, or a setting that is given twice
 */
export async function withFileSettings(environment: Environment): Promise<Environment> {
  const all: Record<string, string | undefined> = { ...environment };
  for (const name of Object.keys(SETTINGS)) {
    const path = environment[`${name}_FILE`]?.trim() ?? '';
    if (path === '') continue;
    if ((environment[name]?.trim() ?? '') !== '') {
      throw new ConfigError(`${name}_FILE must not be set together with ${name}.`);
    }
    all[name] = await readFile(path, 'utf8').catch(() => {
      throw new ConfigError(`${name}_FILE must be a file that ${reader()} can read, not "${path}".`);
    });
  }
  return all;
}

/** By number, because a container's user has no name on its host. */
function reader(): string {
  const id = process.getuid?.();
  return id === undefined ? "the server's user" : `the user with id ${id}`;
}
