import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../../src/platform/config/config.ts';
import { refusalBySignature, type SeenRequest } from './signature.ts';

const HERE = '127.0.0.1';
const BUCKET = 'originals';

/** What happens to a request on its way: an answer with an error, a lost connection, or a changed byte. */
export type Fault =
  | { readonly status: number; readonly code: string }
  | 'no answer'
  | 'cut the request'
  | 'cut the answer'
  | 'change the request'
  | 'change the answer';

/**
 * An S3 server: s3rver behind a proxy that adds what it leaves out. Requests without a right signature are refused,
 * content must match the hashes sent with it, half a request has no effect, and unfinished uploads can be aborted.
 */
export class TestS3 {
  readonly seen: SeenRequest[] = [];
  /** Consulted for each request that is not refused. */
  fault: (request: SeenRequest) => Fault | undefined = () => undefined;
  /** Answers requests without a signature, too. */
  isPublic = false;

  /** Files that one answer lists at most. */
  mostListed = 1_000;

  private constructor(
    private readonly directory: string,
    private readonly store: S3rver,
    private readonly storePort: number,
    private readonly server: Server,
  ) {
    server.on('request', (incoming, answer) => {
      this.handle(incoming, answer).catch(() => answer.destroy());
    });
  }

  static async start(): Promise<TestS3> {
    const directory = await mkdtemp(join(tmpdir(), 'rideline-s3-'));
    const store = new S3rver({
      address: HERE,
      port: 0,
      silent: true,
      directory,
      vhostBuckets: false,
      // It signs the path of a bucket without its slash at the end.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await store.run();
    const server = createServer().listen(0, HERE);
    await once(server, 'listening');
    return new TestS3(directory, store, port, server);
  }

  get endpoint(): string {
    return `http://${HERE}:${(this.server.address() as AddressInfo).port}`;
  }

  /** The key is that of the only account of s3rver. */
  get config(): S3Config {
    return {
      bucket: BUCKET,
      endpoint: this.endpoint,
      region: 'us-east-1',
      pathStyle: true,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    };
  }

  get environment(): Readonly<Record<string, string>> {
    const { bucket, accessKeyId, secretAccessKey } = this.config;
    return {
      S3_BUCKET: bucket,
      S3_ENDPOINT: this.endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  /** Stores content under any key, without the checks. */
  async plant(key: string, content: Uint8Array): Promise<void> {
    const file = join(this.directory, BUCKET, `${key}._S3rver_`);
    await writeFile(`${file}object`, content);
    await writeFile(`${file}object.md5`, createHash('md5').update(content).digest('hex'));
    await writeFile(`${file}metadata.json`, '{}');
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await this.store.close();
    await rm(this.directory, { recursive: true, force: true });
  }

  private async handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    let body: Buffer = await buffer(incoming);
    const seen: SeenRequest = { method, url, headers };
    const code = this.isPublic ? undefined : refusalBySignature(seen, this.config);
    if (code !== undefined) {
      refuse(answer, { status: 403, code });
      return;
    }
    this.seen.push(seen);
    const fault = this.fault(seen);
    if (fault === 'cut the request') incoming.socket.destroy();
    if (fault === 'change the request') body = changed(body);
    if (fault === 'no answer') return;
    const refusal = typeof fault === 'object' ? fault : mismatch(headers, body);
    if (refusal !== undefined) refuse(answer, refusal);
    else if (method === 'DELETE' && url.includes('uploadId=')) answer.writeHead(204).end();
    else if (fault !== 'cut the request') await this.forward(seen, body, answer, fault);
  }

  private async forward(
    { method, url, headers }: SeenRequest,
    body: Buffer,
    answer: ServerResponse,
    fault: Fault | undefined,
  ): Promise<void> {
    const forwarded = request({ host: HERE, port: this.storePort, method, path: withoutPages(url), headers });
    forwarded.end(body);
    const [received] = (await once(forwarded, 'response')) as [IncomingMessage];
    const stored = await buffer(received);
    const content = url.includes('list-type=2') ? onePage(stored, url, this.mostListed) : stored;
    answer.writeHead(received.statusCode ?? 500, {
      ...received.headers,
      ...(content !== stored && { 'content-length': content.length }),
    });
    if (fault === 'cut the answer') {
      answer.write(content.subarray(0, content.length / 2), () => answer.destroy());
    } else answer.end(fault === 'change the answer' ? changed(content) : content);
  }
}

const TOKEN = /&?continuation-token=(\d+)/;

const MOST = /&?max-keys=(\d+)/;

const withoutPages = (url: string) => url.replace(TOKEN, '').replace(MOST, '').replace('?&', '?');

/** Cuts a list into pages: s3rver makes its tokens with a cipher that Node no longer has. */
function onePage(list: Buffer, url: string, mostListed: number): Buffer {
  const most = Number(MOST.exec(url)?.[1] ?? mostListed);
  const from = Number(TOKEN.exec(url)?.[1] ?? '0');
  const [before = '', ...files] = list.toString().split('<Contents>');
  const last = files.pop() ?? '';
  const [lastFile = '', after = ''] = last.split('</ListBucketResult>');
  const all = [...files, lastFile];
  if (last === '' || (from === 0 && all.length <= most)) return list;
  const next = `<NextContinuationToken>${from + most}</NextContinuationToken>`;
  const isTruncated = from + most < all.length;
  return Buffer.from(
    [
      before.replace(/<IsTruncated>\w+/, `<IsTruncated>${isTruncated}`),
      ...all.slice(from, from + most).map((file) => `<Contents>${file}`),
      `${isTruncated ? next : ''}</ListBucketResult>${after}`,
    ].join(''),
  );
}

function mismatch(headers: IncomingMessage['headers'], body: Buffer): (Fault & object) | undefined {
  const sha256 = createHash('sha256').update(body);
  const digest = sha256.digest();
  const signed = headers['x-amz-content-sha256'];
  if (signed !== undefined && /^[0-9a-f]{64}$/.test(String(signed)) && signed !== digest.toString('hex')) {
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  }
  const checksum = headers['x-amz-checksum-sha256'];
  return checksum === undefined || checksum === digest.toString('base64')
    ? undefined
    : { status: 400, code: 'BadDigest' };
}

function changed(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy[copy.length >> 1]! ^= 1;
  return copy;
}

function refuse(answer: ServerResponse, { status, code }: Fault & object): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused</Message></Error>`);
}
