import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { COMMON_PROBLEMS } from '../src/platform/http/openapi/answers.ts';
import type { Served } from './app-under-test.ts';
import { sendRequest } from './http-client.ts';

interface Operation {
  readonly summary?: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

/** Checks answers against the OpenAPI document that the app publishes. */
export class AnswerContract {
  private readonly ajv = addFormats.default(
    new Ajv2020({ validateSchema: false, strict: false, allErrors: true }),
  );
  private readonly validators = new Map<object, ValidateFunction>();
  private readonly routes: readonly (readonly [pattern: RegExp, path: string])[];

  private constructor(private readonly document: Document) {
    // A path without parameters comes before one that would match it too.
    const paths = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
    this.routes = paths.map((path) => [
      new RegExp(`^${path.replaceAll(/[.$]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
      path,
    ]);
  }

  static async of(app: Served): Promise<AnswerContract> {
    const answer = await sendRequest(app.url, 'GET', '/api/docs-json');
    return new AnswerContract((await answer.json()) as Document);
  }

  /** @throws Error when the document does not declare this answer */
  check(
    method: string,
    address: string,
    answer: { status: number; type: string | null; body: Buffer },
  ): void {
    const call = `${method} ${address}: ${answer.status} ${answer.type ?? ''}`;
    const operation = this.operation(method, new URL(address, 'http://app').pathname);
    // The document itself, its page and unknown addresses are in no document.
    if (operation === undefined) return;
    if (operation.summary === undefined) throw new Error(`${call} has no summary: @Answers is missing`);
    const { responses } = operation;
    const isCommonProblem = COMMON_PROBLEMS.includes(answer.status);
    const declared = responses[answer.status] ?? (isCommonProblem ? responses['default'] : undefined);
    if (declared === undefined) throw new Error(`${call} is not in the API document`);
    const type = answer.type?.split(';')[0]?.trim();
    if (declared.content === undefined) {
      if (answer.body.length > 0)
        throw new Error(`${call} has a body that the API document does not declare`);
      return;
    }
    const content = declared.content[type ?? ''];
    if (content === undefined)
      throw new Error(`${call} has a media type that the API document does not declare`);
    if (type?.endsWith('json') !== true) return;
    const validate = this.validator(content.schema);
    if (!validate(JSON.parse(answer.body.toString()))) {
      throw new Error(`${call} differs from the API document: ${this.ajv.errorsText(validate.errors)}`);
    }
  }

  private operation(method: string, path: string): Operation | undefined {
    const [, template] = this.routes.find(([pattern]) => pattern.test(path)) ?? [];
    return template === undefined ? undefined : this.document.paths[template]?.[method.toLowerCase()];
  }

  private validator(schema: object): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const validate = this.ajv.compile({ ...schema, components: this.document.components });
    this.validators.set(schema, validate);
    return validate;
  }
}
