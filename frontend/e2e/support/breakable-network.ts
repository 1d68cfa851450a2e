import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { test as base, type BrowserContext, type Page } from '@playwright/test';

/** A way to the app that can be cut, also for the service worker, which the browser's emulation leaves online. */
export interface Network {
  readonly url: string;
  /** @param context told to be offline, since Chromium's emulation forgets it on pages that a service worker answers */
  cut(context: BrowserContext): Promise<void>;
  restore(page: Page): Promise<void>;
}

async function throughTo(app: URL): Promise<Network & AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(app.port), app.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const close = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    async cut(context) {
      await close();
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', {
          get: () => sessionStorage.getItem('network') === 'back',
        });
      });
    },
    async restore(page) {
      await listen(port);
      await page.evaluate(() => {
        sessionStorage.setItem('network', 'back');
        window.dispatchEvent(new Event('online'));
      });
    },
    [Symbol.asyncDispose]: close,
  };
}

export const test = base.extend<{ network: Network }>({
  network: async ({}, use) => {
    await using network = await throughTo(new URL(process.env['RIDELINE_E2E_URL']!));
    await use(network);
  },
  baseURL: async ({ network }, use) => use(network.url),
});
