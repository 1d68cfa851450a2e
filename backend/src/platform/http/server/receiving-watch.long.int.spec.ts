import { afterEach, describe, expect, it } from '@jest/globals';
import { type PassThrough, pipeline, Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { BlobStore } from '../../blobs/blob-store.ts';
import { RawConnection } from '../../../../test/support/raw-connection.ts';
import { startSample, type RunningSample } from '../../../../test/support/running-sample.ts';
import type { HttpConfig } from './create-app.ts';

const FORM = 'multipart/form-data; boundary=b';
const filePart = (field: string) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.gpx"\r\n\r\n`;
const END = '\r\n--b--\r\n';
const NEXT = 'GET /api/boards/7 HTTP/1.1\r\nhost: x\r\n\r\n';

/** Request line and headers of a request with a body of this length. */
const head = (path: string, length: number, type = FORM) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('ReceivingWatch', () => {
  let sample: RunningSample;
  const connections: RawConnection[] = [];
  afterEach(async () => {
    for (const connection of connections.splice(0)) connection.close();
    await sample.stop();
  });

  const start = async (config: Partial<HttpConfig> = {}, around?: (blobs: BlobStore) => BlobStore) => {
    sample = await startSample({ config, ...(around !== undefined && { around }) });
  };
  const open = () => {
    const connection = new RawConnection(sample.url);
    connections.push(connection);
    return connection;
  };
  const problem = ({ body }: { readonly body: string }) => JSON.parse(body) as Record<string, unknown>;

  describe('with an answer before the body is read', () => {
    const fill = (bytes: number) => 'x'.repeat(bytes);
    const form = (body: string) => head('/api/boards/file', body.length) + body;

    it.each<[string, number, string]>([
      ['a file over the limit', 413, form(filePart('picture') + fill(1_500_000) + END)],
      ['a file just over the limit', 413, form(filePart('picture') + fill(1_010_000) + END)],
      ['a wrong file field', 400, form(filePart('photo') + fill(900_000) + END)],
      [
        'a wrong text field',
        400,
        form(
          `--b\r\ncontent-disposition: form-data; name="owner"\r\n\r\n1\r\n${filePart('picture')}${fill(900_000)}${END}`,
        ),
      ],
      ['a second file', 400, form(`${filePart('picture')}1\r\n${filePart('picture')}${fill(900_000)}${END}`)],
      ['no form', 415, head('/api/boards/file', 900_000, 'application/octet-stream') + fill(900_000)],
      ['an unknown route', 404, head('/api/nowhere', 900_000) + fill(900_000)],
      ['a body over the limit', 413, head('/api/boards', 900_000, 'application/json') + fill(900_000)],
      ['a malformed address', 400, head('/api/boards/%zz', 900_000) + fill(900_000)],
    ])('answers %s and the next request on the same connection', async (_, status, request) => {
      await start({ uploadLimitBytes: 1_000_000 });
      const connection = open();
      await connection.write(request);
      await connection.write(NEXT);
      const [refused, next] = await connection.answers(2);
      expect([refused?.status, refused?.headers['content-type']]).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ]);
      expect(next?.status).toBe(200);
    });

    it('delivers the storage_full answer to a client that reads only after its last byte', async () => {
      await start({ uploadLimitBytes: 1_000_000 }, full);
      const connection = open();
      const body = filePart('picture') + fill(900_000) + END;
      await connection.write(head('/api/boards/file', body.length));
      for (let sent = 0; sent < body.length; sent += 50_000)
        await connection.write(body.slice(sent, sent + 50_000));
      await connection.write(NEXT);
      const [refused, next] = await connection.answers(2);
      expect([refused?.status, problem(refused!)['detail']]).toEqual([
        507,
        'There is no room left to store this file. Please try again later.',
      ]);
      expect(next?.status).toBe(200);
      expect(await sample.files()).toEqual([]);
    });

    it('disconnects a client that sends far more than the limit', async () => {
      await start({ uploadLimitBytes: 1_000_000 });
      const connection = open();
      await connection.write(head('/api/boards/file', 1_000_000_000) + filePart('picture'));
      while (!connection.closed) await connection.write(fill(60_000));
      expect((await connection.answers(1))[0]?.status).toBe(413);
    });
  });

  describe('with a slow body', () => {
    const LONG = 60_000;

    it('accepts a slow upload above the minimum rate', async () => {
      await start({ requestTimeoutMs: 100, uploadSilenceMs: LONG, uploadBytesPerSecond: 1 });
      const connection = open();
      const body = filePart('picture') + 'x'.repeat(3_000) + END;
      await connection.write(head('/api/boards/file', body.length));
      for (let sent = 0; sent < body.length; sent += 100) {
        await connection.write(body.slice(sent, sent + 100));
        await pause(20);
      }
      const [answer] = await connection.answers(1);
      expect([answer?.status, JSON.parse(answer!.body)]).toEqual([
        201,
        expect.objectContaining({ bytes: 3_000 }),
      ]);
    });

    const cutWith = async (connection: RawConnection) => {
      await connection.end();
      const [answer] = await connection.answers(1);
      expect([answer?.status, answer?.headers['content-type'], answer?.headers['connection']]).toEqual([
        408,
        'application/problem+json; charset=utf-8',
        'close',
      ]);
      expect(problem(answer!)).toMatchObject({ status: 408, detail: 'The request took too long' });
      while ((await sample.files()).length > 0) await pause(5);
    };
    const trickle = async (connection: RawConnection) => {
      while (!connection.closed) {
        await connection.write('x');
        await pause(10);
      }
    };

    it('answers 408 to an upload after a silence', async () => {
      await start({ requestTimeoutMs: LONG, uploadSilenceMs: 100 });
      const connection = open();
      await connection.write(head('/api/boards/file', 90_000) + filePart('picture') + 'x'.repeat(40_000));
      await cutWith(connection);
    });

    it('answers 408 to an upload below the minimum rate', async () => {
      await start({ requestTimeoutMs: 100, uploadSilenceMs: LONG, uploadBytesPerSecond: 10_000_000 });
      const connection = open();
      await connection.write(head('/api/boards/file', 90_000) + filePart('picture'));
      await trickle(connection);
      await cutWith(connection);
    });

    it('answers 408 to another slow request at the request timeout', async () => {
      await start({ requestTimeoutMs: 100, uploadSilenceMs: LONG, uploadBytesPerSecond: 1 });
      const connection = open();
      await connection.write(head('/api/boards', 9_000, 'application/json'));
      await trickle(connection);
      await cutWith(connection);
    });

    it('disconnects a client that still sends after its answer', async () => {
      await start({ requestTimeoutMs: 100 });
      const connection = open();
      await connection.write(head('/api/nowhere', 9_000));
      await trickle(connection);
      expect((await connection.answers(1))[0]?.status).toBe(404);
    });
  });
});

/** A blob store whose disk is full after 20 kB. */
function full(blobs: BlobStore): BlobStore {
  return Object.create(blobs, {
    stage: {
      value: (content: PassThrough, maxBytes: number) => {
        let bytes = 0;
        const disk = new Transform({
          transform(chunk: Buffer, _, done) {
            bytes += chunk.byteLength;
            done(
              bytes > 20_000 ? Object.assign(new Error('no space left'), { code: 'ENOSPC' }) : null,
              chunk,
            );
          },
        });
        pipeline(content, disk, () => undefined);
        return blobs.stage(disk, maxBytes);
      },
    },
  }) as BlobStore;
}
