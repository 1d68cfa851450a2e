import { execFileSync } from 'node:child_process';
import openapiTypes, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { fromRoot } from '../lib/paths.mjs';

const TYPESCRIPT = ['--conditions=rideline-source', '--import=@swc-node/register/esm-register'];

/** The OpenAPI document as the server publishes it, and the types of the web app made from it. */
export async function readApiContract() {
  const json = execFileSync(process.execPath, [...TYPESCRIPT, 'docs/print-api-document.ts'], {
    cwd: fromRoot('backend'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const types = astToString(
    await openapiTypes(JSON.parse(json), { rootTypes: true, rootTypesNoSchemaPrefix: true }),
  );
  const options = await resolveConfig(fromRoot('frontend/src/app/api-types.ts'));
  const heading =
    '/** Written by `npm run docs` from the OpenAPI document: the shapes of requests and answers. */\n';
  return {
    document: `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`,
    types: await format(heading + types, { ...options, parser: 'typescript' }),
  };
}
