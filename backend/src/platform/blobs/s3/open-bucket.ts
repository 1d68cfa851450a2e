import { HeadObjectCommand, ListObjectsV2Command, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { ConfigError, type S3Config } from '../../config/config.ts';
import type { Reaching } from '../../database/reach-database.ts';
import { IncomingFiles } from '../incoming-files.ts';
import { S3BlobStore } from './s3-blob-store.ts';
import { codeOf, isTemporary } from './s3-errors.ts';

/** People wait for it: an upload that can't be stored is refused after this time. */
const ANSWER_MS = 10_000;

/**
 * Waits for the object store, which may start later than this process.
 * @param incoming folder of files that are being received
 * @throws ConfigError at once if the bucket is refused or is public, else if it does not answer in time
 */
export async function openBucket(
  s3: S3Config,
  incoming: string,
  reaching: Reaching,
  answerMs = ANSWER_MS,
): Promise<S3BlobStore> {
  const client = new S3Client(clientConfig(s3));
  const first = await reachBucket(client, s3, reaching);
  await refusePublicBucket(s3, first);
  return new S3BlobStore(client, s3.bucket, await IncomingFiles.open(incoming), answerMs);
}

function clientConfig({
  endpoint,
  region,
  pathStyle,
  accessKeyId,
  secretAccessKey,
}: S3Config): S3ClientConfig {
  return {
    ...(endpoint !== undefined && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Each call names its SHA-256; the client's own CRC32 is refused by some object stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 15_000 },
  };
}

const REFUSALS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET names a bucket that does not exist',
  PermanentRedirect: 'S3_REGION is not the region of the bucket',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID was refused: the object store does not know this key',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY was refused: it does not fit S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID was refused: this key may not list the bucket of S3_BUCKET',
  ENOTFOUND: 'S3_ENDPOINT names a host that is not known',
};

/** Returns the name of a stored file, if there is one. */
async function reachBucket(
  client: S3Client,
  { bucket }: S3Config,
  { timeoutMs, say, pause }: Reaching,
): Promise<string | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    try {
      const { Contents: [first] = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }),
      );
      return first?.Key;
    } catch (error) {
      const code = codeOf(error);
      if (REFUSALS[code] !== undefined) throw new ConfigError(`${REFUSALS[code]}.`);
      if (!isTemporary(error)) throw new ConfigError(`S3_BUCKET can not be used: ${code}.`);
      if (performance.now() >= deadline) {
        throw new ConfigError(
          `S3_ENDPOINT leads to no object store that answers within ${timeoutMs / 1_000} seconds (${code}).`,
        );
      }
    }
    if (tries === 0) say('Waiting for the object store ...');
    await pause(500);
  }
}

/** Asks without a key, as anybody could. */
async function refusePublicBucket(s3: S3Config, first: string | undefined): Promise<void> {
  const anybody = new S3Client({
    ...clientConfig(s3),
    signer: { sign: (request) => Promise.resolve(request) },
  });
  const questions = [
    anybody.send(new ListObjectsV2Command({ Bucket: s3.bucket, MaxKeys: 1 })),
    ...(first === undefined ? [] : [anybody.send(new HeadObjectCommand({ Bucket: s3.bucket, Key: first }))]),
  ];
  const answers = await Promise.allSettled<unknown>(questions);
  anybody.destroy();
  if (answers.some(({ status }) => status === 'fulfilled')) {
    throw new ConfigError('S3_BUCKET must not be open to the public: it answers requests without a key.');
  }
}
