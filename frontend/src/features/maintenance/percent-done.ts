/** `position` in percent of `head`; 100 for an empty log. */
export function percentDone(position: string, head: string): number {
  const end = Number(head);
  return end === 0 ? 100 : Math.min(100, (Number(position) / end) * 100);
}
