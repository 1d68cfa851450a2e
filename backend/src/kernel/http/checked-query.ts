import 'reflect-metadata';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam, ApiQuery, type SchemaObject } from '@nestjs/swagger';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { openApiSchema } from './open-api-schema.ts';
import { schemaCheck } from './schema-check.ts';

/** Parameter decorator: the query string, converted to and checked against `schema`; OpenAPI publishes it too. */
export const CheckedQuery = (schema: TObject) => checkedPart(schema, 'query', ApiQuery);

/** Parameter decorator: the parameters of the path, in the same way. */
export const CheckedParams = (schema: TObject) => checkedPart(schema, 'params', ApiParam);

interface DocumentedParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaObject;
}

function checkedPart(
  schema: TObject,
  part: 'query' | 'params',
  document: (options: DocumentedParameter) => MethodDecorator,
): ParameterDecorator {
  const check = schemaCheck(schema, { asText: true });
  const fromRequest = createParamDecorator((_: unknown, context: ExecutionContext): unknown =>
    check({ ...(context.switchToHttp().getRequest<FastifyRequest>()[part] as object) }),
  );
  const required = new Set(schema.required);
  return (target, method, index) => {
    fromRequest()(target, method, index);
    const descriptor = method && Object.getOwnPropertyDescriptor(target, method);
    if (!descriptor) return;
    for (const [name, property] of Object.entries<TSchema>(schema.properties)) {
      const isRequired = required.has(name) && property['default'] === undefined;
      document({ name, required: isRequired, schema: openApiSchema(property) })(target, method, descriptor);
    }
  };
}
