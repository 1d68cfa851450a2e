/** Reads an answer and discards it; returns its status, or 0 after an abort or timeout. */
export async function fetchWhole(address: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address, request);
    if (answer.body !== null) for await (const chunk of answer.body) void chunk;
    return answer.status;
  } catch {
    return 0;
  }
}
