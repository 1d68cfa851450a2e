import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const CLIENT_ID = 'rideline.apps.googleusercontent.com';
const KEY_ID = 'e2e';
const KEY_VARIABLE = 'RIDELINE_E2E_GOOGLE_KEY';

/** Serves public keys like Google; the tests sign with the private key. */
export async function startGoogle() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  process.env[KEY_VARIABLE] = JSON.stringify(privateKey.export({ format: 'jwk' }));
  const key = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The app loads keys over plain HTTP only outside production. */
    settings: {
      NODE_ENV: 'test',
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs`,
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The credential that Google's button would deliver for this address. */
export function credentialOf(email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: 'https://accounts.google.com', aud: CLIENT_ID, iat: now, exp: now + 600 };
  const signed = `${base64url({ alg: 'RS256', kid: KEY_ID })}.${base64url({
    ...claims,
    sub: `google-${email}`,
    email,
    email_verified: true,
  })}`;
  const jwk = JSON.parse(process.env[KEY_VARIABLE] ?? '{}') as JsonWebKey;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

/** Replaces Google's script by a fake with a button that delivers this credential. */
export async function mockGoogle(page: Page, credential: string): Promise<void> {
  const script = `
    let deliver;
    window.google = { accounts: { id: {
      initialize: ({ callback }) => { deliver = callback; },
      renderButton: (place) => {
        const button = document.createElement('button');
        button.textContent = 'Continue with Google';
        button.onclick = () => deliver({ credential: ${JSON.stringify(credential)} });
        place.replaceChildren(button);
      },
      prompt: () => undefined,
      cancel: () => undefined,
    } } };`;
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}
