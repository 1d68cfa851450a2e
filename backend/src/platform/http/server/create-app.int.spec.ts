import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as getRaw } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendRequest } from '../../../../test/http-client.ts';
import { startSample, type RunningSample } from '../../../../test/support/running-sample.ts';

describe('createApp', () => {
  let sample: RunningSample;
  let webApp: string;

  beforeAll(async () => {
    webApp = await mkdtemp(join(tmpdir(), 'rideline-web-'));
    await mkdir(join(webApp, 'assets'));
    await writeFile(
      join(webApp, 'index.html'),
      '<head><title>Rideline</title><meta name="description" content="General" /></head>',
    );
    await writeFile(
      join(webApp, 'page-list.json'),
      JSON.stringify({
        addresses: ['/', '/boards', '/board/:id', '/board/:id/rider'],
        pages: [
          { path: '/', title: 'Rideline - Boards', description: 'All of them.' },
          { path: '/boards', title: 'Boards - Rideline', description: 'Boards & "riders"' },
        ],
      }),
    );
    await writeFile(join(webApp, 'assets', 'app-1a2b.js'), 'console.log(1)');
    await writeFile(join(webApp, 'assets', 'app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
    await writeFile(join(webApp, 'service-worker.js'), 'console.log(2)');
    sample = await startSample({ webApp });
  });
  afterAll(async () => {
    await sample.stop();
    await rm(webApp, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    sendRequest(sample.url, 'GET', path, { headers });
  const post = (body: string, type = 'application/json') =>
    sendRequest(sample.url, 'POST', '/api/boards', { body, headers: { 'content-type': type } });
  const detail = async (response: Response) =>
    [response.status, ((await response.json()) as { detail: string }).detail] as const;

  it('accepts a valid body as JSON and as a form', async () => {
    expect(await (await post('{"nickname":"Blue","length_cm":180}')).json()).toEqual({
      nickname: 'Blue',
      length_cm: 180,
    });
    const form = await post('nickname=Blue&length_cm=180', 'application/x-www-form-urlencoded');
    expect(await form.json()).toEqual({ nickname: 'Blue', length_cm: 180 });
  });

  it.each([
    ['{}', 'Nickname is required'],
    ['{"nickname":""}', 'Nickname is required'],
    ['{"nickname":"Blue","length_cm":"180"}', 'Length cm must be integer'],
    ['{"nickname":"Blue","is_admin":true}', 'Unknown field "is_admin"'],
    ['[]', 'The request must be object'],
    ['null', 'The request must be object'],
    ['{', 'The request body is not valid JSON'],
    ['', 'The request body is empty'],
    ['{"__proto__":{"nickname":"Blue"}}', 'The request body is not valid JSON'],
  ])('rejects the body %j with a message', async (body, sentence) => {
    expect(await detail(await post(body))).toEqual([400, sentence]);
  });

  it('answers 415 to other media types and 413 to a large body', async () => {
    expect(await detail(await post('nickname: Blue', 'text/yaml'))).toEqual([
      415,
      'This type of content is not supported',
    ]);
    expect(await detail(await post(JSON.stringify({ nickname: 'B'.repeat(10_000) })))).toEqual([
      413,
      'The request is too large',
    ]);
  });

  it('accepts a bare JSON string', async () => {
    const put = (body: string) =>
      sendRequest(sample.url, 'PUT', '/api/boards/name', {
        body,
        headers: { 'content-type': 'application/json' },
      });
    expect(await (await put('"Blue"')).json()).toEqual({ name: 'Blue' });
    expect((await put('"a name too long"')).status).toBe(400);
  });

  it('validates paths and queries', async () => {
    expect(await (await get('/api/boards/7?newest=true')).json()).toMatchObject({ id: 7, newest: true });
    expect(await detail(await get('/api/boards/seven'))).toEqual([400, 'Board not found']);
    expect(await detail(await get('/api/boards/7?oldest=1'))).toEqual([400, 'Unknown field "oldest"']);
  });

  it('answers errors as problems with the request id and without internal details', async () => {
    const missing = await get('/api/boards/404', { 'x-request-id': 'from-the-caller-1' });
    expect(missing.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(missing.headers.get('x-request-id')).toBe('from-the-caller-1');
    expect(await missing.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Board not found',
      request_id: 'from-the-caller-1',
    });
    const unexpected = await get('/api/boards/500');
    const problem = await unexpected.text();
    expect(unexpected.status).toBe(500);
    expect(problem).toContain('Something went wrong on our side. Please try again.');
    expect(problem).not.toContain('select');
    expect(sample.log.join('')).toContain('select password from users');
    const later = await get('/api/boards/503');
    expect([later.status, later.headers.get('retry-after')]).toEqual([503, '7']);
  });

  it('answers a problem to unknown API routes, even if the client accepts HTML', async () => {
    const accept = { accept: 'text/html' };
    for (const path of ['/api/nothing', '/api', '/api/boards/1/2']) {
      const response = await get(path, accept);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
    expect((await get('/api/boards/%E0%A4%A')).status).toBe(400);
  });

  it('serves the page for web app routes and files with cache headers', async () => {
    const page = await get('/board/7?x=1', { accept: 'text/html,*/*' });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('<title>Rideline</title>');
    const root = await get('/', { accept: 'text/html' });
    expect(root.headers.get('content-type')).toContain('text/html');
    const file = await get('/assets/app-1a2b.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const serviceWorker = await get('/service-worker.js');
    expect(serviceWorker.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await sendRequest(sample.url, 'POST', '/activities')).status).toBe(404);
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('sends the compressed file of the build to those who accept it', async () => {
    const encodingFor = async (accepted: string) => {
      const file = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
      expect(await file.text()).toBe('console.log(1)');
      expect(file.headers.get('vary')).toContain('accept-encoding');
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return file.headers.get('content-encoding');
    };
    expect(await encodingFor('gzip, br')).toBe('br');
    expect(await encodingFor('identity')).toBeNull();
  });

  it('serves public pages with their title and description', async () => {
    for (const path of ['/boards', '/boards/', '/boards?from=mail']) {
      const html = await (await get(path, { accept: '*/*' })).text();
      expect(html).toContain('<title>Boards - Rideline</title>');
      expect(html).toContain('<meta name="description" content="Boards &amp; &quot;riders&quot;">');
      expect(html).toContain('<meta property="og:title" content="Boards - Rideline">');
      expect(html).toContain('<meta property="og:type" content="website">');
      expect(html).toContain('<meta property="og:url" content="http://127.0.0.1/boards">');
      expect(html).toContain('<meta property="og:image" content="http://127.0.0.1/og.png">');
      expect(html).not.toContain('General');
    }
    expect(await (await get('/')).text()).toContain('<title>Rideline - Boards</title>');
  });

  it('serves the page with status 404 for unknown routes and does not serve page-list.json', async () => {
    const statuses: Record<string, number> = {
      '/board/7': 200,
      '/board/7/rider': 200,
      '/board': 404,
      '/board/7/8': 404,
      '/boards/7': 404,
      '/nowhere': 404,
      '/page-list.json': 404,
      '/index.html': 404,
    };
    for (const [path, status] of Object.entries(statuses)) {
      const answer = await get(path, { accept: 'text/html' });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        status,
        'text/html; charset=utf-8',
      ]);
    }
    expect((await get('/nowhere')).headers.get('content-type')).toContain('application/problem+json');
  });

  it('redirects to VIDEO_EDITOR_URL, or to the page about the video editor', async () => {
    const elsewhere = await startSample({
      webApp,
      config: { videoEditorUrl: 'https://editor.example/surf' },
    });
    const target = async (url: string) => {
      const answer = await sendRequest(url, 'GET', '/video-editor');
      return [answer.status, answer.headers.get('location')];
    };
    expect(await target(sample.url)).toEqual([302, '/video-editor-page']);
    expect(await target(elsewhere.url)).toEqual([302, 'https://editor.example/surf']);
    await elsewhere.stop();
  });

  it('sends a content security policy without inline scripts and with the configured hosts only', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("connect-src 'self' https://*.tiles.example https://accounts.google.com/gsi/");
    expect(policy).not.toContain('mapbox');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('lets pages fetch from the hosts of the map styles, and nothing else', async () => {
    const mapStyles = { light: 'https://maps.example/styles/a', dark: 'https://maps.example/styles/b' };
    const styled = await startSample({ webApp, config: { mapStyles } });
    const { headers } = await sendRequest(styled.url, 'GET', '/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((directive) => directive.includes('maps.example'))).toEqual([
      "connect-src 'self' https://*.tiles.example https://maps.example https://accounts.google.com/gsi/",
    ]);
    await styled.stop();
  });

  it('compresses API answers and sends cache-control no-store', async () => {
    const response = await get('/api/boards/7', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ id: 7 });
  });

  it('compresses with the fastest gzip level', async () => {
    const head = await new Promise<Buffer>((resolve, reject) => {
      const request = getRaw(`${sample.url}/api/boards/7`, { headers: { 'accept-encoding': 'gzip' } });
      request.once('error', reject).once('response', (response) => {
        void response.once('data', (chunk: Buffer) => resolve(chunk)).resume();
      });
    });
    // RFC 1952: the magic number, deflate, and 4 for the fastest compressor.
    expect([...head.subarray(0, 3), head[8]]).toEqual([0x1f, 0x8b, 8, 4]);
  });

  it('logs the route pattern and neither URL nor token', async () => {
    await get('/api/boards/31337?newest=true', { authorization: 'Bearer swordfish' });
    const lines = sample.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request', method: 'GET', route: '/api/boards/:id', status: 200 }),
    );
    expect(lines.every((line) => line['msg'] !== 'request' || typeof line['requestId'] === 'string')).toBe(
      true,
    );
    expect(sample.log.join('')).not.toMatch(/31337|newest|swordfish/);
  });

  it('publishes the schemas that it checks', async () => {
    const document = (await (await get('/api/docs-json')).json()) as {
      paths: Record<string, { post?: { requestBody: unknown }; get?: { parameters: unknown } }>;
    };
    expect(document.paths['/api/boards']?.post?.requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: { required: ['nickname'], properties: { nickname: { type: 'string', maxLength: 20 } } },
        },
      },
    });
    expect(document.paths['/api/boards/{id}']?.get?.parameters).toEqual([
      { name: 'newest', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    ]);
    expect(JSON.stringify(document)).not.toContain('errorMessage');
  });

  it('serves a page that lists and tries the calls', async () => {
    expect(await (await get('/api/docs')).text()).toContain('src="/api/docs/swagger-ui-bundle.js"');
    expect(await (await get('/api/docs/start.js')).text()).toContain('/api/docs-json');
    expect((await get('/api/docs/swagger-ui.css')).headers.get('content-type')).toContain('text/css');
    expect(await (await get('/api/docs/swagger-ui-bundle.js')).text()).toContain('SwaggerUIBundle');
  });
});
