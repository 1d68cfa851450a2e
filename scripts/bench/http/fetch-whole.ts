/** Reads an answer to its end, keeping nothing; its status, or 0 when it broke off or took too long. */
export async function fetchWhole(address: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address, request);
    if (answer.body !== null) for await (const chunk of answer.body) void chunk;
    return answer.status;
  } catch {
    return 0;
  }
}
