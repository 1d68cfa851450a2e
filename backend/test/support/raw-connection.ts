import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A TCP connection for sending raw or invalid HTTP. */
export class RawConnection {
  private received = '';
  private ended = false;
  private readonly socket: Socket;

  constructor(url: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk: Buffer) => (this.received += chunk.toString('latin1')));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.ended = true;
      this.socket.emit('drain');
    });
  }

  get closed(): boolean {
    return this.ended;
  }

  /** Resolves once the bytes are flushed to the kernel or the connection is closed. */
  async write(bytes: string | Uint8Array): Promise<void> {
    if (this.ended) return;
    if (this.socket.write(bytes)) return;
    await new Promise<void>((resolve) => this.socket.once('drain', resolve));
  }

  /** Waits for this many answers; returns fewer if the connection closes first. */
  async answers(count: number): Promise<readonly RawAnswer[]> {
    for (;;) {
      const found = answersIn(this.received);
      if (found.length >= count || this.ended) return found;
      await pause(5);
    }
  }

  async end(): Promise<void> {
    while (!this.ended) await pause(5);
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Parses complete answers with a content-length. */
function answersIn(received: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = received; ;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) return answers;
    answers.push({ status: Number(first.split(' ')[1]), headers, body });
    rest = rest.slice(end + 4 + length);
  }
}
