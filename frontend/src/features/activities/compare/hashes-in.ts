/** The url_hashes that a compare address names, each once. */
export function hashesIn(parameters: URLSearchParams): string[] {
  const named = (parameters.get('activities') ?? '').split(',').map((hash) => hash.trim());
  return [...new Set(named.filter((hash) => hash !== ''))];
}
