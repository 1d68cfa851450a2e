import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { eventually } from '../../../../test/eventually.ts';
import { sendRequest } from '../../../../test/http-client.ts';
import { startSample, type RunningSample } from '../../../../test/support/running-sample.ts';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

describe('UploadReceiver', () => {
  let sample: RunningSample;

  beforeAll(async () => {
    sample = await startSample();
  });
  afterAll(() => sample.stop());

  const upload = (form: FormData) => sendRequest(sample.url, 'POST', '/api/boards/file', { body: form });
  const file = (bytes: number, fill = 1) => new File([new Uint8Array(bytes).fill(fill)], 'wave.png');
  const formOf = (...fields: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of fields) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, value.name);
    }
    return form;
  };
  const refused = async (form: FormData) => {
    const before = await sample.files();
    const response = await upload(form);
    const { detail } = (await response.json()) as { detail: string };
    expect(await sample.files()).toEqual(before);
    return [response.status, detail];
  };

  it('receives a file with fields before and after it', async () => {
    const content = new Uint8Array(100_000).map((_, index) => index % 251);
    const response = await upload(
      formOf(['caption', 'Dawn'], ['picture', new File([content], '../up\u0007/dawn.png')], ['place', 'Bay']),
    );
    expect(await response.json()).toEqual({
      name: 'dawn.png',
      bytes: 100_000,
      hash: sha256(content),
      caption: 'Dawn',
      place: 'Bay',
    });
    expect(await sample.files()).toContain(sha256(content));
  });

  it('rejects invalid forms with a message and leaves no file', async () => {
    expect(await refused(formOf(['picture', file(100_001)]))).toEqual([
      413,
      'The file is over the limit of 100000 bytes',
    ]);
    expect(await refused(formOf(['picture', file(900_000)]))).toEqual([
      413,
      'The file is over the limit of 100000 bytes',
    ]);
    expect(await refused(formOf(['caption', 'no file']))).toEqual([400, 'Please select a picture']);
    expect(await refused(formOf(['picture', new File([], '')]))).toEqual([400, 'Please select a picture']);
    expect(await refused(formOf(['photo', file(9)]))).toEqual([400, 'Unknown field "photo"']);
    expect(await refused(formOf(['picture', file(9, 2)], ['picture', file(9, 3)]))).toEqual([
      400,
      'Please send one file',
    ]);
    expect(await refused(formOf(['picture', file(9, 4)], ['is_admin', '1']))).toEqual([
      400,
      'Unknown field "is_admin"',
    ]);
    expect(await refused(formOf(['picture', file(9, 5)], ['caption', 'x'.repeat(2_000)]))).toEqual([
      400,
      'The field "caption" is not valid',
    ]);
    const many = Array.from({ length: 50 }, (_, index): [string, string] => [`caption${index}`, 'x']);
    expect((await refused(formOf(...many)))[0]).toBe(400);
  });

  it('rejects a body that is not a form', async () => {
    const json = await sendRequest(sample.url, 'POST', '/api/boards/file', {
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    const broken = await sendRequest(sample.url, 'POST', '/api/boards/file', {
      body: 'not a form',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
    const unbounded = await sendRequest(sample.url, 'POST', '/api/boards/file', {
      body: 'not a form',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(unbounded.status).toBe(400);
    const longBoundary = await sendRequest(sample.url, 'POST', '/api/boards/file', {
      body: 'not a form',
      headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(257)}` },
    });
    expect(longBoundary.status).toBe(400);
  });

  it('leaves no file when 50 senders disconnect', async () => {
    const before = await sample.files();
    const { port } = new URL(sample.url);
    const filesAre = (count: number) =>
      eventually(async () => (await sample.files()).length === count || undefined);
    const senders = Array.from({ length: 50 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        'POST /api/boards/file HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\n' +
          'content-type: multipart/form-data; boundary=b\r\n\r\n' +
          '--b\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n',
      );
      socket.write(Buffer.alloc(40_000));
      return socket;
    });
    await filesAre(before.length + 50);
    for (const sender of senders) sender.destroy();
    await filesAre(before.length);
    expect(await sample.files()).toEqual(before);
  });
});
