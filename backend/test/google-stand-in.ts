import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export const GOOGLE_CLIENT_ID = 'rideline.apps.googleusercontent.com';

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** Signs ID tokens and serves the public keys like Google. */
export class GoogleStandIn {
  /** Response status of the key set. */
  status = 200;
  private readonly published: JWK[] = [];

  private constructor(
    private readonly server: Server,
    private key: PrivateKey,
    private keyId: string,
  ) {}

  static async start(): Promise<GoogleStandIn> {
    const { privateKey } = await generateKeyPair('RS256');
    const server = createServer((_, response) => {
      response.writeHead(google.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ keys: google.published }));
    });
    const google = new GoogleStandIn(server, privateKey, 'none');
    await google.rotate('first');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return google;
  }

  get keysUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/certs`;
  }

  /** Signs with a new key from now on; earlier keys stay published. */
  async rotate(keyId: string): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    this.published.push({ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' });
    this.key = privateKey;
    this.keyId = keyId;
  }

  /** An ID token, valid unless these claims or the header override a field. */
  credential(
    claims: Readonly<Record<string, unknown>>,
    header: { readonly kid?: string; readonly key?: PrivateKey } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const usual = {
      iss: 'https://accounts.google.com',
      aud: GOOGLE_CLIENT_ID,
      iat: now,
      exp: now + 3_600,
      email_verified: true,
    };
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: header.kid ?? this.keyId })
      .sign(header.key ?? this.key);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
