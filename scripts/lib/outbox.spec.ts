import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newestLinkTo } from './outbox.mjs';

const plain = (to: string, link: string) =>
  `To: ${to}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\nOpen this:\r\n\r\n${link}\r\n`;

const wrapped = (to: string) =>
  [
    `To: ${to}`,
    'Content-Type: multipart/alternative;',
    ' boundary="--part_1"',
    '',
    '----part_1',
    'Content-Type: text/html; charset=utf-8',
    '',
    'https://not.this.example/',
    '----part_1',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'https://rideline.example/verify-email?to=',
    'ken=3DAB',
    '----part_1--',
  ].join('\r\n');

describe('newestLinkTo', () => {
  let dataDir: string;
  const mail = (name: string, content: string, minute: number) => {
    const file = join(dataDir, 'outbox', name);
    writeFileSync(file, content);
    utimesSync(file, minute * 60, minute * 60);
  };

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'rideline-outbox-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('returns undefined without an outbox', () => {
    expect(newestLinkTo('a@example.org', dataDir)).toBeUndefined();
  });

  it('returns the link of the newest email to the address', () => {
    mkdirSync(join(dataDir, 'outbox'));
    mail('1.eml', plain('a@example.org', 'https://rideline.example/x?token=OLD'), 1);
    mail('2.eml', plain('a@example.org', 'https://rideline.example/x?token=F3AB'), 2);
    mail('3.eml', plain('b@example.org', 'https://rideline.example/x?token=OTHER'), 3);
    expect(newestLinkTo('a@example.org', dataDir)).toBe('https://rideline.example/x?token=F3AB');
  });

  it('decodes quoted-printable text parts', () => {
    mkdirSync(join(dataDir, 'outbox'));
    mail('1.eml', wrapped('a@example.org'), 1);
    expect(newestLinkTo('a@example.org', dataDir)).toBe('https://rideline.example/verify-email?token=AB');
  });
});
