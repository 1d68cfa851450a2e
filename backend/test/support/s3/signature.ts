import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<scope>[^,]+), SignedHeaders=(?<names>[^,]+), Signature=(?<signature>\w+)$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Why a request is refused by its AWS signature of version 4; undefined if the signature is right. */
export function refusalBySignature(
  { method, url, headers }: SeenRequest,
  { accessKeyId, secretAccessKey }: { readonly accessKeyId: string; readonly secretAccessKey: string },
): string | undefined {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')?.groups;
  if (parts === undefined) return 'AccessDenied';
  const { key = '', scope = '', names = '', signature } = parts;
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const [path = '', query = ''] = url.split('?');
  const parameters = query === '' ? [] : query.split('&').map((one) => (one.includes('=') ? one : `${one}=`));
  const canonical = [
    method,
    path,
    parameters.sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signingKey, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
