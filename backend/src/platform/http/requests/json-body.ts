import 'reflect-metadata';
import { createParamDecorator, type ExecutionContext, UnsupportedMediaTypeException } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { openApiSchema, schemaCheck } from './schema-check.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Parameter decorator: the body, validated against `schema` and documented in OpenAPI. Accepts JSON (also a bare
 * string or number) and URL-encoded forms, whose values are converted to the schema's types.
 * @param anyText also characters that cannot be stored, where the command refuses them with a sentence of its own
 */
export function JsonBody(schema: TSchema, { anyText = false } = {}): ParameterDecorator {
  const checkJson = schemaCheck(schema, { asText: false, anyText });
  const checkForm = schemaCheck(schema, { asText: true, anyText });
  const fromRequest = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.isMultipart()) throw new UnsupportedMediaTypeException();
    const isForm = request.headers['content-type']?.startsWith(FORM) === true;
    return (isForm ? checkForm : checkJson)(
      isForm ? { ...(request.body as object) } : (request.body ?? undefined),
    );
  });
  return (target, method, index) => {
    fromRequest()(target, method, index);
    const descriptor = method && Object.getOwnPropertyDescriptor(target, method);
    if (descriptor) ApiBody({ schema: openApiSchema(schema), required: true })(target, method, descriptor);
  };
}
