import { KeepAliveClient } from './keep-alive-client.ts';

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly perSecond: number;
  /** ms each */
  readonly latencies: readonly number[];
  /** Size of one answer's body. */
  readonly bytes: number;
}

/**
 * Requests one URL on kept-alive connections, each again as soon as it is answered.
 * @throws Error at the first answer that is not 200
 */
export async function putUnderLoad(address: string, load: Load): Promise<LoadResult> {
  const url = new URL(address);
  const clients = await Promise.all(
    Array.from({ length: load.connections }, () => KeepAliveClient.open(url, load)),
  );
  const latencies: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const end = start + load.seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const asked = performance.now();
        const answer = await client.ask();
        if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
        latencies.push(performance.now() - asked);
        bytes = answer.bytes;
      }
    }),
  );
  const perSecond = latencies.length / ((performance.now() - start) / 1000);
  for (const client of clients) client.close();
  return { perSecond, latencies, bytes };
}
