import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askService, jsonOf } from './service-request.ts';

let server: Server;
let answer: RequestListener;
let url: URL;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/activities/16180339887/streams?token=secret-in-query`,
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (over: { timeoutMs?: number; maxBytes?: number } = {}) =>
  askService(url, { timeoutMs: 5_000, maxBytes: 1_000, ...over });
const unavailable = expect.objectContaining({ kind: 'unavailable' });

describe('a request to a service', () => {
  it('resolves with any status and the whole body', async () => {
    answer = (_, response) => response.writeHead(418).end('{"short":true}');
    const answered = await ask();
    expect([answered.status, jsonOf(answered)]).toEqual([418, { short: true }]);
  });

  it('does not follow redirects', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect((await ask()).status).toBe(302);
  });

  it('is an outage when no answer, or not all of it, arrives in time', async () => {
    answer = () => undefined;
    await expect(ask({ timeoutMs: 30 })).rejects.toEqual(unavailable);
    answer = (_, response) => void response.write('{"half":');
    await expect(ask({ timeoutMs: 30 })).rejects.toEqual(unavailable);
  });

  it('is an outage when the answer is longer than allowed', async () => {
    answer = (_, response) => response.end('x'.repeat(1_001));
    await expect(ask()).rejects.toEqual(unavailable);
  });

  it('is an outage when the connection closes within the answer', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      response.destroy();
    };
    await expect(ask()).rejects.toEqual(unavailable);
  });

  it('keeps ids and the query out of messages', async () => {
    answer = (_, response) => void response.destroy();
    await expect(ask()).rejects.toThrow(/^GET http:\/\/127\.0\.0\.1:\d+\/activities\/:id\/streams: /);
    await expect(ask()).rejects.not.toThrow(/secret/);
  });

  it('has no JSON in a page, a broken text or broken characters', () => {
    const headers = new Headers();
    for (const bytes of [Buffer.from('<html>'), Buffer.from('{"a":'), Buffer.from([0x22, 0xff, 0x22])])
      expect(jsonOf({ status: 200, headers, bytes })).toBeUndefined();
  });
});
