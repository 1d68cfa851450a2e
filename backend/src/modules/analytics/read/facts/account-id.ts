/** The id in an event's metadata; null for the system and for what is no id. */
export function accountId(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
