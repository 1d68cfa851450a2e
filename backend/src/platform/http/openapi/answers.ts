import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import { Type, type TSchema } from '@sinclair/typebox';
import { openApiSchema } from '../requests/schema-check.ts';

type ContentObject = NonNullable<Exclude<ApiResponseOptions, { type: unknown }>['content']>;

/** Errors in the format of RFC 9457; `detail` is shown to the user. */
export const Problem = Type.Object(
  {
    type: Type.Literal('about:blank'),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.Optional(Type.String()),
    request_id: Type.String(),
  },
  { $id: 'Problem', additionalProperties: false },
);

/** An answer without a schema, such as a file: its media types. */
interface Media {
  readonly media: readonly string[];
  /** Schema of the same answer as JSON, chosen by the Accept header. */
  readonly json?: TSchema;
}

/** A file or page of one of these media types; with `json`, also the JSON it stands for. */
export const media = (types: string | readonly string[], json?: TSchema): Media => ({
  media: typeof types === 'string' ? [types] : types,
  ...(json !== undefined && { json }),
});

/** One answer in several JSON media types. */
interface MediaTypes {
  readonly schemas: Readonly<Record<string, TSchema>>;
}

/** JSON whose schema depends on the media type that the client accepts. */
export const mediaTypes = (schemas: MediaTypes['schemas']): MediaTypes => ({ schemas });

export const NO_CONTENT = 'no content';

interface Answers {
  /** One line for the list of calls. */
  readonly summary: string;
  /** Statuses of problems of this call, besides those that any call may answer (`COMMON_PROBLEMS`). */
  readonly problems?: readonly number[];
  readonly [status: number]: TSchema | Media | MediaTypes | typeof NO_CONTENT;
}

/** Invalid requests, missing login or permission, limits, failures and outages: any call may answer them. */
export const COMMON_PROBLEMS: readonly number[] = [400, 401, 403, 408, 413, 414, 415, 429, 500, 503, 507];

/**
 * Method decorator: the call's summary, and for each status its answer. The first status is the one that the call
 * answers by default. OpenAPI publishes them, and the tests check every answer against what is published.
 */
export function Answers({ summary, problems = [], ...answers }: Answers): MethodDecorator {
  const statuses = Object.keys(answers).map(Number);
  return applyDecorators(
    ApiOperation({ summary }),
    HttpCode(statuses[0] ?? 200),
    ...statuses.map((status) => ApiResponse({ status, ...published(answers[status]!) })),
    ...problems.map((status) => ApiResponse({ status, ...problem('Refused: `detail` says why') })),
    ApiResponse({ status: 'default', ...problem('Invalid request, no permission, a limit, or a failure') }),
  );
}

function published(answer: Answers[number]): ApiResponseOptions {
  if (answer === NO_CONTENT) return { description: 'Done' };
  if ('schemas' in answer) {
    const schemas = Object.entries((answer as MediaTypes).schemas);
    const content = schemas.map(([type, schema]) => [type, { schema: openApiSchema(schema) }] as const);
    return { description: 'Success', content: Object.fromEntries(content) };
  }
  if (!('media' in answer)) return { description: 'Success', content: json(answer) };
  const { media: types, json: schema } = answer as Media;
  const content: ContentObject = schema === undefined ? {} : json(schema);
  for (const type of types) content[type] = { schema: { type: 'string', format: 'binary' } };
  return { description: 'Success', content };
}

const json = (schema: TSchema): ContentObject => ({ 'application/json': { schema: openApiSchema(schema) } });

const problem = (description: string): ApiResponseOptions => ({
  description,
  content: { 'application/problem+json': { schema: openApiSchema(Problem) } },
});
