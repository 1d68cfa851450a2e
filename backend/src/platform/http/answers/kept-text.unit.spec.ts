import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { KeptText } from './kept-text.ts';

const CONTENT = JSON.stringify({ sea: Array.from({ length: 500 }, (_, index) => index) });

function served() {
  const app = fastify();
  const text = new KeptText(CONTENT, 'application/json');
  app.get('/', (request, reply) => text.send(request, reply));
  return (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
}

describe('a text that is kept', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for "%s"', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await served()({ 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(rawPayload).toString()).toBe(CONTENT);
  });

  it.each(['', 'identity'])('is plain for "%s"', async (accepted) => {
    const answer = await served()({ 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, CONTENT]);
  });

  it('is not sent to who has it', async () => {
    const ask = served();
    const { etag } = (await ask()).headers;
    const again = await ask({ 'if-none-match': String(etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
