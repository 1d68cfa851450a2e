import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { systemClock } from '../clock/clock.ts';
import { createMailer } from './create-mailer.ts';
import type { Mail } from './mailer.ts';
import { Outbox } from './outbox.ts';

const link = `http://127.0.0.1:3000/verify-email?token=${'t'.repeat(43)}&again=1`;
const mail: Mail = {
  to: 'ann@surf.example',
  subject: 'Verify your email',
  paragraphs: ['Welcome <friend>, open this link:', 'It works for 24 hours.'],
  link,
  action: 'Verify & go',
};

const outboxOf = (dataDir: string) => new Outbox(join(dataDir, 'outbox'), systemClock);

describe('Mailer', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rideline-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const supportEmail = 'support@rideline.example';
  const outbox = async () => {
    const folder = join(dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };

  it('writes each email to one outbox file with its link on a separate line', async () => {
    const mailer = createMailer({ supportEmail }, outboxOf(dataDir));
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'bob@surf.example' });
    const files = await outbox();
    expect(files).toHaveLength(2);
    const [first = ''] = files;
    const lines = first.split('\r\n');
    expect(lines).toContain('From: Rideline <support@rideline.example>');
    expect(lines).toContain('To: ann@surf.example');
    expect(lines).toContain('Subject: Verify your email');
    expect(lines).toContain(link);
    const html = first.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const buttons = html.split(`<a href="${link.replace('&', '&amp;')}" `);
    expect(buttons).toHaveLength(3);
    expect(buttons[1]).toContain('>Verify &amp; go</a>');
    expect(html).toContain('Welcome &lt;friend&gt;');
    expect(html).toContain('<title>Verify your email</title>');
    expect(html).not.toMatch(/<(script|img|link|style)|url\(/);
    expect((await readdir(join(dataDir, 'outbox'))).every((name) => name.endsWith('.eml'))).toBe(true);
  });

  it('deletes all outbox emails to an address, ignoring case, and no others', async () => {
    const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
    const addresses = [
      'ann@surf.example',
      'Ann@Surf.example',
      'joann@surf.example',
      'vågor@sörf.example',
      long,
    ];
    const mailer = createMailer({ supportEmail }, outboxOf(dataDir));
    for (const to of [...addresses, ...addresses]) await mailer.send({ ...mail, to });
    await writeFile(join(dataDir, 'outbox', 'half.eml.part'), 'To: ann@surf.example\r\nSubject: a');
    await mailer.forget('ann@surf.example');
    expect((await outbox()).filter((file) => /^To: ann@/im.test(file))).toEqual([]);
    expect(await outbox()).toHaveLength(6);
    await mailer.forget('vågor@sörf.example');
    expect(await outbox()).toHaveLength(4);
    await mailer.forget(long);
    expect(await outbox()).toHaveLength(2);
    const overSmtp = createMailer({ supportEmail, smtpUrl: 'smtp://127.0.0.1:1' }, outboxOf(dataDir));
    await overSmtp.forget('joann@surf.example');
    await overSmtp.forget('a@b..com');
    expect(await outbox()).toEqual([]);
  });

  it('deletes outbox emails older than a number of days', async () => {
    const mailer = createMailer({ supportEmail }, outboxOf(dataDir));
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'bob@surf.example' });
    const [oldest = ''] = (await readdir(join(dataDir, 'outbox'))).sort();
    const monthAgo = new Date(Date.now() - 31 * 86_400_000);
    await utimes(join(dataDir, 'outbox', oldest), monthAgo, monthAgo);
    expect(await outboxOf(dataDir).removeOlderThan(30)).toBe(1);
    expect(await outbox()).toHaveLength(1);
    expect(await outboxOf(join(dataDir, 'nothing')).removeOlderThan(30)).toBe(0);
  });

  it('sends to one recipient over SMTP', async () => {
    const received: { to: string[]; content: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let content = '';
        stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({ supportEmail, smtpUrl: `smtp://127.0.0.1:${port}` }, outboxOf(dataDir));
    await mailer.send(mail);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ann@surf.example']);
    expect(received[0]?.content.split('\r\n')).toContain(link);
    expect(await outbox()).toEqual([]);
    await expect(mailer.send(mail)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('reports an SMTP rejection without the address', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _, done) {
        done(new Error(`No such user ${address}`));
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({ supportEmail, smtpUrl: `smtp://127.0.0.1:${port}` }, outboxOf(dataDir));
    const refusal: unknown = await mailer.send(mail).catch((error: unknown) => error);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(refusal).toBeInstanceOf(Error);
    expect((refusal as Error).message).toBe('The mail server refused a mail (EENVELOPE, 550)');
    expect(inspect(refusal, { depth: 9, showHidden: true })).not.toContain('ann@');
  });

  it.each([
    ['ann@surf.example, eve@surf.example'],
    ['ann@surf.example\r\nBcc: eve@surf.example'],
    ['"ann@surf.example"@eve.example'],
    ['Ann <ann@surf.example>'],
    ['list:ann@surf.example;'],
    ['ann'],
  ])('rejects the recipient %j', async (to) => {
    await expect(createMailer({ supportEmail }, outboxOf(dataDir)).send({ ...mail, to })).rejects.toThrow(
      'one plain address',
    );
    expect(await outbox()).toEqual([]);
  });

  it('rejects a subject with a line break', async () => {
    const subject = 'Hello\r\nBcc: eve@surf.example';
    const mailer = createMailer({ supportEmail }, outboxOf(dataDir));
    await expect(mailer.send({ ...mail, subject })).rejects.toThrow('no line break');
  });
});
