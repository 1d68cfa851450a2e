import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sendRequest } from '../../../../test/http-client.ts';
import { RawConnection } from '../../../../test/support/raw-connection.ts';
import { startSample, type RunningSample } from '../../../../test/support/running-sample.ts';

describe('invalid requests', () => {
  let sample: RunningSample;
  let connection: RawConnection | undefined;
  beforeAll(async () => {
    sample = await startSample();
  });
  afterEach(() => connection?.close());
  afterAll(() => sample.stop());

  const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;
  const send = (method: string, target: string, headers = 'content-length: 0\r\n', body = '') =>
    `${method} ${target} HTTP/1.1\r\nhost: x\r\n${headers}\r\n${body}`;
  const json = (body: string) => `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;

  const NOT_VALID = 'The request is not valid';
  it.each<[string, string, number, string]>([
    ['malformed percent-encoding', get('/api/boards/%zz'), 400, NOT_VALID],
    ['malformed percent-encoding of an unknown route', get('/%zz'), 400, NOT_VALID],
    ['bytes that are no UTF-8', get('/api/boards/%E0%A4%A'), 400, NOT_VALID],
    ['a path segment too long', get(`/api/boards/${'7'.repeat(201)}`), 414, 'The address is too long'],
    ['an unknown route', get('/api/nowhere'), 404, 'Not found'],
    ['an absolute address', get('http://elsewhere.example/api/nowhere'), 404, 'Not found'],
    ['no address', get('*'), 404, 'Not found'],
    [
      'headers too large',
      get('/api/boards/7', `cookie: ${'c'.repeat(20_000)}\r\n`),
      431,
      'The headers of the request are too large',
    ],
    ['no HTTP', 'HELO surf.example\r\n\r\n', 400, NOT_VALID],
    ['a header that is none', get('/api/boards/7', 'no header\r\n'), 400, NOT_VALID],
    ['no host', 'GET /api/boards/7 HTTP/1.1\r\n\r\n', 400, NOT_VALID],
    [
      'two lengths',
      send('POST', '/api/boards', 'content-length: 1\r\ncontent-length: 2\r\n'),
      400,
      NOT_VALID,
    ],
    [
      'a length and chunks',
      send('POST', '/api/boards', 'content-length: 1\r\ntransfer-encoding: chunked\r\n'),
      400,
      NOT_VALID,
    ],
    [
      'broken chunks',
      send(
        'POST',
        '/api/boards',
        'content-type: application/json\r\ntransfer-encoding: chunked\r\n',
        'zz\r\n',
      ),
      400,
      NOT_VALID,
    ],
    [
      'an unknown expectation',
      get('/api/boards/7', 'expect: surf\r\n'),
      417,
      'This expectation is not supported',
    ],
    ['OPTIONS', send('OPTIONS', '/api/boards'), 404, 'Not found'],
    ['TRACE', send('TRACE', '/api/boards'), 404, 'Not found'],
    ['PROPFIND', send('PROPFIND', '/api/boards'), 404, 'Not found'],
    ['another method', send('DELETE', '/api/boards/7'), 404, 'Not found'],
    ['a POST to a page', send('POST', '/'), 404, 'Not found'],
    [
      'an unknown media type',
      send('POST', '/api/boards', 'content-type: a/b\r\ncontent-length: 1\r\n', '1'),
      415,
      'This type of content is not supported',
    ],
    [
      'a media type that is none',
      send('POST', '/api/boards', 'content-type: ;\r\ncontent-length: 1\r\n', '1'),
      415,
      'This type of content is not supported',
    ],
    [
      'a body that is no JSON',
      send('POST', '/api/boards', json('{'), '{'),
      400,
      'The request body is not valid JSON',
    ],
  ])('answers a problem to %s', async (_, request, status, sentence) => {
    connection = new RawConnection(sample.url);
    await connection.write(request);
    const [answer] = await connection.answers(1);
    expect([answer?.status, answer?.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(JSON.parse(answer!.body)).toMatchObject({ type: 'about:blank', status, detail: sentence });
  });

  it('answers HEAD like GET without the body', async () => {
    const answer = await sendRequest(sample.url, 'HEAD', '/api/nowhere');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
      '',
    ]);
  });

  it('closes the connection of a CONNECT request', async () => {
    connection = new RawConnection(sample.url);
    await connection.write('CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: elsewhere.example:443\r\n\r\n');
    await connection.end();
  });
});
