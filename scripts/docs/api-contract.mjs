import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import ts from 'typescript';
import { fromRoot } from '../lib/paths.mjs';

const TYPESCRIPT = ['--conditions=rideline-source', '--import=@swc-node/register/esm-register'];

/** The OpenAPI document as the server publishes it, and the types of the web app made from it. */
export async function readApiContract() {
  const json = execFileSync(process.execPath, [...TYPESCRIPT, 'docs/print-api-document.ts'], {
    cwd: fromRoot('backend'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const types = await openapiTypes(successes(JSON.parse(json)), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  const style = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8'));
  const heading =
    '/** Written by `npm run docs` from the OpenAPI document: the shapes of requests and answers. */\n';
  const formatted = await format('api-types.ts', heading + astToString(types.map(present)), style);
  return {
    document: `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`,
    types: formatted.code,
  };
}

/** The document without what the web app takes no type from: parameters and refusals. */
function successes(document) {
  for (const call of Object.values(document.paths).flatMap(Object.values)) {
    delete call.parameters;
    for (const status of Object.keys(call.responses)) {
      if (!status.startsWith('2')) delete call.responses[status];
    }
  }
  return document;
}

/** A declaration without headers and without its members that only say that something is absent, except for empty answers. */
function present(declaration) {
  const visit = (node) => {
    const seen = ts.visitEachChild(node, visit, undefined);
    return isAbsent(seen) ? undefined : seen;
  };
  return visit(declaration);
}

function isAbsent(node) {
  if (!ts.isPropertySignature(node) || node.type === undefined) return false;
  const { name, type } = node;
  const key = ts.isIdentifier(name) ? name.text : undefined;
  if (key === 'parameters' && ts.isTypeLiteralNode(type)) return type.members.length === 0;
  return key === 'headers' || (key !== 'content' && type.kind === ts.SyntaxKind.NeverKeyword);
}
