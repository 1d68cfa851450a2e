const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML, XML and quoted attributes. Characters that XML forbids (control characters, lone
 * surrogates) become U+FFFD.
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]|\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Serializes a value as JSON for a script element; `<`, `>`, `&` and line separators are escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
