import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @returns the port; for port 0, the one chosen by the system */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
