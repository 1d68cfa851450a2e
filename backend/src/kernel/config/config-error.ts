/** A setting can't be used; the message is the sentence to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
