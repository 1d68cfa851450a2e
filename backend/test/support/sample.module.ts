import { Controller, Get, Inject, Injectable, Module, Post, Put, Req } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Admission } from '../../src/platform/admission/admission.ts';
import type { AdmissionConfig } from '../../src/platform/admission/costs.ts';
import { Expensive } from '../../src/platform/admission/expensive.ts';
import { holdBytes } from '../../src/platform/admission/admitted-request.ts';
import { BLOB_STORE, type BlobStore } from '../../src/platform/blobs/blob-store.ts';
import { CLOCK, systemClock } from '../../src/platform/clock/clock.ts';
import { CONFIG } from '../../src/platform/config/config.ts';
import {
  DATABASE_NEED,
  Health,
  NEEDS,
  READINESS,
  SUBSCRIBER_LAGS,
} from '../../src/platform/health/health.ts';
import { DomainError, notFound } from '../../src/platform/errors/domain-error.ts';
import { Metrics } from '../../src/platform/metrics/metrics.ts';
import { ProjectionRegistry } from '../../src/kernel/projections/projection-registry.ts';
import { AfterProjection } from '../../src/kernel/projections/after-projection.ts';
import { JsonBody } from '../../src/platform/http/requests/json-body.ts';
import { CheckedParams, CheckedQuery } from '../../src/platform/http/requests/parameters.ts';
import { UploadReceiver } from '../../src/platform/http/requests/upload-receiver.ts';
import { READ_YOUR_WRITES } from '../../src/platform/http/server/create-app.ts';
import { DeployedFiles } from '../../src/platform/http/web-app/deployed-files.ts';
import { DESCRIBED_PAGES } from '../../src/platform/http/web-app/described-pages.ts';

const Board = Type.Object(
  {
    nickname: Type.String({ minLength: 1, maxLength: 20, errorMessage: 'Nickname is required' }),
    length_cm: Type.Optional(Type.Integer({ minimum: 50 })),
  },
  { additionalProperties: false },
);
const BoardPath = Type.Object({ id: Type.Integer({ minimum: 1, errorMessage: 'Board not found' }) });
const BoardFilter = Type.Object(
  { newest: Type.Boolean({ default: false }) },
  { additionalProperties: false },
);

const MAX_BYTES = Symbol('MAX_BYTES');

/** Work that waits until a test releases it. */
@Injectable()
export class Rendering {
  readonly waiting: (() => void)[] = [];
  /** Memory that each takes. */
  bytes = 0;

  async wait(): Promise<void> {
    await holdBytes(this.bytes);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

@Controller('boards')
class SampleHttp {
  constructor(
    private readonly receiver: UploadReceiver,
    @Inject(MAX_BYTES) private readonly maxBytes: number,
    private readonly rendering: Rendering,
  ) {}

  @Post()
  add(@JsonBody(Board) body: Static<typeof Board>) {
    return body;
  }

  @Put('name')
  rename(@JsonBody(Type.String({ maxLength: 9 })) name: string) {
    return { name };
  }

  @Post('file')
  async file(@Req() request: FastifyRequest) {
    const { file, fields } = await this.receiver.receive(request, {
      file: 'picture',
      missingFile: 'Please select a picture',
      fields: ['caption', 'place'],
      maxBytes: this.maxBytes,
      maxFieldBytes: 1_000,
    });
    await file.blob.keep();
    return { name: file.name, bytes: file.blob.bytes, hash: file.blob.hash, ...fields };
  }

  @Expensive('answer')
  @Get('rendered')
  async rendered() {
    await this.rendering.wait();
    return { rendered: true };
  }

  @Get(':id')
  one(
    @CheckedParams(BoardPath) { id }: Static<typeof BoardPath>,
    @CheckedQuery(BoardFilter) filter: Static<typeof BoardFilter>,
  ) {
    if (id === 404) throw notFound('Board not found');
    if (id === 503) throw new DomainError('unavailable', 'Come back later', { retryAfterSeconds: 7 });
    if (id === 500) throw new TypeError('select password from users');
    return { id, ...filter, text: 'surf '.repeat(1_000) };
  }
}

/** A Nest module with sample routes. */
export function sampleModule(
  blobs: BlobStore,
  database: { isAlive(): Promise<boolean> },
  config: AdmissionConfig & { readonly uploadLimitBytes: number },
) {
  @Module({
    controllers: [SampleHttp],
    providers: [
      UploadReceiver,
      Health,
      Admission,
      Metrics,
      Rendering,
      {
        provide: DeployedFiles,
        useValue: { publish: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
      },
      {
        provide: AfterProjection,
        useValue: new AfterProjection({ reached: () => Promise.resolve(true) }, new ProjectionRegistry()),
      },
      { provide: READ_YOUR_WRITES, useExisting: AfterProjection },
      { provide: DESCRIBED_PAGES, useValue: () => [] },
      { provide: BLOB_STORE, useValue: blobs },
      { provide: MAX_BYTES, useValue: config.uploadLimitBytes },
      {
        provide: NEEDS,
        useValue: [
          {
            name: DATABASE_NEED,
            missing: 'The database does not answer',
            everyMs: 100,
            check: async () => {
              if (!(await database.isAlive())) throw new Error('No answer');
            },
          },
        ],
      },
      { provide: READINESS, useValue: { ready: true, progress: () => Promise.resolve('') } },
      { provide: CONFIG, useValue: config },
      { provide: CLOCK, useValue: systemClock },
      {
        provide: SUBSCRIBER_LAGS,
        useValue: {
          projections: { lag: () => Promise.resolve({ boards: { seconds: 3, status: 'live' } }) },
          automations: { lag: () => Promise.resolve({ wax_reminder: { seconds: 0, status: 'live' } }) },
        },
      },
    ],
  })
  class SampleModule {}
  return SampleModule;
}
