import 'reflect-metadata';
import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { ApiParam, ApiQuery, type SchemaObject } from '@nestjs/swagger';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../errors/domain-error.ts';
import { openApiSchema, schemaCheck } from './schema-check.ts';

/** Parameter decorator: the query, converted to `schema`'s types, validated and documented in OpenAPI. */
export const CheckedQuery = (schema: TObject) => checkedPart(schema, 'query', ApiQuery);

/** Parameter decorator: the path parameters, converted, validated and documented like the query. */
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

/** Ids come from a sequence and stay below 2^53. */
const ID = /^-?\d{1,15}$/;

/** Pipe: parses an id in the path. A malformed id throws the same not_found as a missing one. */
export const idOr = (missing: string): PipeTransform<string, number> => ({
  transform(text) {
    if (!ID.test(text)) throw notFound(missing);
    return Number(text);
  },
});
