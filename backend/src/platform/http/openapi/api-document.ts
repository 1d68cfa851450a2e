import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Type } from '@sinclair/typebox';
import { openApiSchema } from '../requests/schema-check.ts';
import { HEALTH_PATH } from '../server/http-listener.ts';

const Lags = Type.Record(
  Type.String(),
  Type.Object({
    lag: Type.Integer({ description: 'Age of the oldest event that is not handled yet, in seconds' }),
    status: Type.String(),
  }),
);
const Healthy = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
    reasons: Type.Optional(Type.Array(Type.String(), { description: 'What is missing, stopped or stalled' })),
    projections: Lags,
    automations: Lags,
  },
  { $id: 'Health', additionalProperties: false },
);
const Unhealthy = Type.Object({
  status: Type.Union([Type.Literal('starting'), Type.Literal('unavailable'), Type.Literal('stopping')]),
  reasons: Type.Optional(
    Type.Array(Type.String(), { description: 'How far the start is, or what is missing' }),
  ),
});

/** The listener answers it, so no controller describes it. */
const healthCall = {
  operationId: 'health',
  summary: 'Whether the app can serve, and the lag of each projection',
  security: [],
  responses: {
    200: { description: 'Serving', content: { 'application/json': { schema: openApiSchema(Healthy) } } },
    503: {
      description: 'Starting, stopping, or without a database for 5 seconds',
      content: { 'application/json': { schema: openApiSchema(Unhealthy) } },
    },
  },
};

/** The OpenAPI document of all routes with the schemas of their requests and answers. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Rideline')
    .setDescription('Errors are application/problem+json (RFC 9457); `detail` is the sentence people see.')
    .setVersion('1')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${controller.replace(/Http$/, '')}.${method}`,
  });
  const paths = { [HEALTH_PATH]: { get: healthCall }, ...document.paths };
  for (const [path, operations] of Object.entries(paths)) {
    // /api/surf-vessels/{id} is listed under surf-vessels.
    const tag = path.split('/')[2] ?? '';
    for (const [verb, operation] of Object.entries(operations as Record<string, { operationId: string }>)) {
      const operationId = operationName(verb, operation.operationId, tag);
      Object.assign(operation, { operationId, tags: [tag] });
    }
  }
  return nameSchemas({ ...document, paths });
}

/**
 * The name that the endpoint has in the web app: 'MakeUploadToken.make' is makeUploadToken, 'Spots.list' getSpots,
 * 'Account.me' getMe, 'Sync.garmin' syncGarmin, 'DeleteRide.delete[1]' of two paths deleteRideAttempts.
 */
function operationName(verb: string, id: string, tag: string): string {
  const [, owner, method = '', ofPaths] = /^(\w+)(?:\.(\w+)(\[\d\])?)?$/.exec(id) as unknown as string[];
  const ends = ofPaths === undefined ? '' : capitalized(tag);
  const [whole, part] = [capitalized(owner!), capitalized(method)];
  if (whole.startsWith(part) && (whole !== part || verb !== 'get')) return uncapitalized(whole) + ends;
  if (verb !== 'get') return uncapitalized(whole) + part + ends;
  return `get${['Get', 'List'].includes(part) || whole.endsWith(part) ? whole : part}`;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const uncapitalized = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Moves every schema with an `$id` to the document's components and refers to it there.
 * @throws RangeError when two different schemas have the same `$id`
 */
function nameSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, object> = {};
  const named = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(named);
    if (typeof node !== 'object' || node === null) return node;
    const { $id, ...rest } = node as { $id?: string } & Record<string, unknown>;
    const walked = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, named(value)]));
    if ($id === undefined) return walked;
    const known = schemas[$id];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(walked)) {
      throw new RangeError(`Two schemas are named ${$id}`);
    }
    schemas[$id] = walked;
    return { $ref: `#/components/schemas/${$id}` };
  };
  const walked = named(document) as OpenAPIObject;
  return {
    ...walked,
    components: { ...walked.components, schemas: { ...walked.components?.schemas, ...schemas } },
  };
}
