import type { SchemaObject } from '@nestjs/swagger';
import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isStorable } from '../../database/storable.ts';
import { invalid } from '../../errors/domain-error.ts';

/** Keyword with the message shown to the user when the value breaks the schema. */
const SENTENCE = 'errorMessage';

function createAjv(options: Options): Ajv {
  const ajv = new Ajv({
    validateSchema: false,
    verbose: true,
    allowUnionTypes: true,
    multipleOfPrecision: 6,
    ...options,
  });
  ajv.addKeyword(SENTENCE);
  addFormats.default(ajv, ['date', 'date-time', 'uuid', 'uri']);
  return ajv;
}

const strict = createAjv({});
/** Converts text values of forms, queries and paths. */
const coercing = createAjv({ coerceTypes: true, useDefaults: true });

/** @returns a function that returns a valid value, or throws DomainError invalid with the schema's message */
export function schemaCheck<Schema extends TSchema>(
  schema: Schema,
  { asText, anyText = false }: { readonly asText: boolean; readonly anyText?: boolean },
): (value: unknown) => Static<Schema> {
  let compiled: ValidateFunction<Static<Schema>> | undefined;
  return (value) => {
    // Compiling the schemas of all routes would be a good part of the start.
    const check = (compiled ??= (asText ? coercing : strict).compile(withoutNames(schema)));
    if (!check(value)) throw invalid(sentenceOf(check.errors ?? []), 'invalid_request');
    if (!anyText && !isStorable(value))
      throw invalid('The text holds a character that cannot be kept', 'invalid_request');
    return value;
  };
}

/** The schema without `$id`, which Ajv accepts only once. */
function withoutNames(schema: TSchema): object {
  const text = JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value));
  return JSON.parse(text) as object;
}

/** The last message wins: Ajv reports the members of a union before the union itself, whose message is preferred. */
function sentenceOf(errors: readonly ErrorObject[]): string {
  const [first] = errors;
  if (first === undefined) return 'The request is not valid';
  return errors.map(ownSentence).findLast((sentence) => sentence !== undefined) ?? plainSentence(first);
}

function ownSentence(error: ErrorObject): string | undefined {
  const params = error.params as Readonly<Record<string, string>>;
  const schema = error.parentSchema as SchemaWithSentence | undefined;
  switch (error.keyword) {
    case 'required':
      return schema?.properties?.[params['missingProperty'] ?? '']?.[SENTENCE];
    case 'additionalProperties':
      return undefined;
    default:
      return schema?.[SENTENCE];
  }
}

function plainSentence({ keyword, instancePath, params, message = 'is not valid' }: ErrorObject): string {
  const { missingProperty = '', additionalProperty } = params as Readonly<Record<string, string>>;
  if (keyword === 'required') return `${readable(missingProperty)} is required`;
  if (keyword === 'additionalProperties') return `Unknown field "${additionalProperty}"`;
  return instancePath === '' ? `The request ${message}` : `${readable(instancePath.slice(1))} ${message}`;
}

interface SchemaWithSentence {
  readonly [SENTENCE]?: string;
  readonly properties?: Readonly<Record<string, { readonly [SENTENCE]?: string }>>;
}

/** activity_name -> Activity name */
function readable(field: string): string {
  const words = field.replaceAll(/[_/]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Checks a text against a limit from the settings, in Unicode code points like JSON Schema's maxLength.
 * @throws DomainError invalid
 */
export function checkLength(what: string, text: string, limit: number): void {
  if (text.length > limit && [...text].length > limit) {
    throw invalid(`${what} is at most ${limit.toLocaleString('en-US')} characters long`, 'invalid_request');
  }
}

/** The schema for OpenAPI: plain JSON, without the `errorMessage` keyword. */
export function openApiSchema(schema: TSchema): SchemaObject {
  const plain = JSON.stringify(schema, (key, value: unknown) => (key === 'errorMessage' ? undefined : value));
  return JSON.parse(plain) as SchemaObject;
}
