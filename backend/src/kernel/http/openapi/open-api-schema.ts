import type { SchemaObject } from '@nestjs/swagger';
import type { TSchema } from '@sinclair/typebox';

/** The same schema as OpenAPI wants it: plain JSON, without our own keyword. */
export function openApiSchema(schema: TSchema): SchemaObject {
  const plain = JSON.stringify(schema, (key, value: unknown) => (key === 'errorMessage' ? undefined : value));
  return JSON.parse(plain) as SchemaObject;
}
