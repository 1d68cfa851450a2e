import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type Condition = 'sound' | 'cut' | 'frozen' | 'losing_answers';

/** A TCP proxy on 127.0.0.1 that fails on demand. */
export class FlakyLink {
  private condition: Condition = 'sound';
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: { readonly host: string; readonly port: number },
  ) {
    server.on('connection', (client) => this.accept(client));
  }

  static async to(target: { readonly host: string; readonly port: number }): Promise<FlakyLink> {
    const server = createServer({ noDelay: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FlakyLink(server, target);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks all connections and refuses new ones, like a restarting server. */
  cut(): void {
    this.condition = 'cut';
    this.dropAll();
  }

  /** Keeps connections open and forwards nothing in either direction. */
  freeze(): void {
    this.condition = 'frozen';
  }

  /** Forwards requests and drops responses. */
  loseAnswers(): void {
    this.condition = 'losing_answers';
  }

  /** Forwards again; breaks the existing connections. */
  mend(): void {
    this.condition = 'sound';
    this.dropAll();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(client: Socket): void {
    this.sockets.add(client);
    client.on('error', () => undefined);
    client.on('close', () => this.sockets.delete(client));
    if (this.condition === 'cut') {
      client.destroy();
      return;
    }
    const server = connect({ ...this.target, noDelay: true });
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.on('data', (bytes) => {
      if (this.condition !== 'frozen') server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (this.condition === 'sound') client.write(bytes);
    });
  }

  private dropAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
