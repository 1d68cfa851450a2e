import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
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
  const style = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8'));
  const heading =
    '/** Written by `npm run docs` from the OpenAPI document: the shapes of requests and answers. */\n';
  const formatted = await format('api-types.ts', heading + types, style);
  return {
    document: `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`,
    types: formatted.code,
  };
}
