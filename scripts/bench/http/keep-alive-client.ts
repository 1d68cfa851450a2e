import { connect, type Socket } from 'node:net';

/** Duration and size of one answer. */
export interface Answer {
  readonly status: number;
  readonly bytes: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

/**
 * The length of the first complete answer in the buffer, or undefined while it is incomplete. Supports bodies with a
 * content length and chunked ones, which is all that an HTTP/1.1 server sends on a kept-alive connection.
 */
function firstAnswer(buffer: Buffer): (Answer & { readonly length: number }) | undefined {
  const headEnd = buffer.indexOf(END_OF_HEAD);
  if (headEnd < 0) return undefined;
  const head = buffer.toString('latin1', 0, headEnd);
  const bodyStart = headEnd + END_OF_HEAD.length;
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = bodyStart + Number(length);
    return buffer.length < end ? undefined : { status, bytes: Number(length), length: end };
  }
  const lastChunk = buffer.indexOf(END_OF_CHUNKS, headEnd);
  if (lastChunk < 0) return undefined;
  const end = lastChunk + END_OF_CHUNKS.length;
  return { status, bytes: end - bodyStart, length: end };
}

/** The request: a GET, or the POST of a form. */
export interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: URLSearchParams;
}

const formHeaders = (form: URLSearchParams) => ({
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': String(Buffer.byteLength(form.toString())),
});

/** One connection that repeats the same request as soon as it is answered, with minimal client work. */
export class KeepAliveClient {
  private received: Buffer = Buffer.alloc(0);
  private readonly request: Buffer;
  private answered: (answer: Answer) => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  private constructor(
    private readonly socket: Socket,
    url: URL,
    { headers = {}, form }: Asked,
  ) {
    const head = { host: url.host, ...headers, ...(form && formHeaders(form)) };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const line = `${form ? 'POST' : 'GET'} ${url.pathname}${url.search} HTTP/1.1\r\n`;
    this.request = Buffer.from(`${line}${lines.join('')}\r\n${form?.toString() ?? ''}`);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.failed(error));
    socket.on('close', () => this.failed(new Error('The server closed the connection')));
  }

  static open(url: URL, asked: Asked = {}): Promise<KeepAliveClient> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      socket.setNoDelay(true);
      socket.once('error', reject);
      socket.once('connect', () => resolve(new KeepAliveClient(socket, url, asked)));
    });
  }

  ask(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.socket.write(this.request);
    });
  }

  close(): void {
    this.failed = () => undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const answer = firstAnswer(this.received);
    if (!answer) return;
    this.received = this.received.subarray(answer.length);
    this.answered(answer);
  }
}
