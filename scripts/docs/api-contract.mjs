import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format } from 'oxfmt';
import ts from 'typescript';
import { fromRoot } from '../lib/paths.mjs';

const TYPESCRIPT = ['--import=@swc-node/register/esm-register'];
const JSON_TYPE = 'application/json';
const FOLDER = 'frontend/src/app';

/** The files of endpoints by the tags of their calls: the web app loads each with the pages that need it. */
const FILES = {
  admin: ['admin'],
  login: [
    'register',
    'request-password-reset',
    'resend-verification',
    'reset-password',
    'login',
    'verify-email',
  ],
  connect: ['connect'],
  account: ['users', 'upload-tokens', 'logout-everywhere'],
  settings: ['surf-settings', 'system-suggested-surf-settings', 'surf-vessels'],
  season: ['season', 'spots'],
  sessions: ['activities', 'demo-activities', 'rapids', 'site'],
};

/** Calls that the web app makes by hand: one endpoint for several, a body or an answer that isn't JSON. */
const BY_HAND =
  /^(get|sync|disconnect|hideListedActivity)(Garmin|Strava|Intervals)|^deleteActivity$|^get(DrawMap|GpsVisualization|DevelopMap|Outlines|WholeTrack|Season|SessionTides)$|^requestPasswordReset$/;

/** The OpenAPI document as the server publishes it, and the types and endpoints of the web app made from it, by path. */
export async function readApiContract() {
  const json = execFileSync(process.execPath, [...TYPESCRIPT, 'docs/print-api-document.ts'], {
    cwd: fromRoot('backend'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const folder = mkdtempSync(join(tmpdir(), 'rideline-contract-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    writeFileSync(schemaFile, JSON.stringify(asAppCalls(JSON.parse(json))));
    const { schemas } = await declarations(schemaFile, () => true);
    const pages = { 'api-types.ts': [...schemas.values()].join('') };
    for (const [file, tags] of Object.entries(FILES)) {
      const ofApp = (id, { operation }) =>
        tags.includes(operation.tags?.[0]) && isJson(operation) && !BY_HAND.test(id);
      pages[`endpoints/${file}.ts`] = withImports(await declarations(schemaFile, ofApp));
    }
    const written = Object.entries(pages).map(async ([file, text]) => [
      `${FOLDER}/${file}`,
      await styled(text),
    ]);
    return {
      'docs/api/openapi.json': `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`,
      ...Object.fromEntries(await Promise.all(written)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The document below /api, with a call that answers all named schemas, so that none is left out. */
function asAppCalls(document) {
  const paths = Object.entries(document.paths).map(([path, calls]) => [path.replace(/^\/api/, ''), calls]);
  const anyOf = Object.keys(document.components.schemas).map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  const answer = { description: '', content: { [JSON_TYPE]: { schema: { anyOf } } } };
  return {
    ...document,
    paths: { ...Object.fromEntries(paths), '/schemas': { get: { responses: { 200: answer } } } },
  };
}

const isJson = ({ responses }) =>
  Object.entries(responses).every(
    ([status, { content = { [JSON_TYPE]: {} } }]) =>
      !status.startsWith('2') || Object.keys(content).join() === JSON_TYPE,
  );

/** The generated file in pieces: shapes by name, and everything else. */
async function declarations(schemaFile, filterEndpoints) {
  const text = await generateEndpoints({
    schemaFile,
    filterEndpoints,
    apiFile: '../api',
    apiImport: 'api',
    exportName: 'endpoints',
    responseSuffix: 'Answer_',
    argSuffix: 'Arg_',
    flattenArg: true,
    encodePathParams: true,
    mergeReadWriteOnly: true,
    useUnknown: true,
    endpointOverrides: [{ pattern: 'verifyEmail', type: 'mutation' }],
  });
  const schemas = new Map();
  let rest = '';
  const source = ts.createSourceFile('', String(text), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    const name = ts.isTypeAliasDeclaration(statement) ? statement.name.text : '_';
    if (name.endsWith('_')) rest += statement.getFullText(source);
    else schemas.set(name, statement.getFullText(source));
  }
  // The suffix keeps them apart from schemas.
  return { schemas, rest: rest.replaceAll(/\b(\w+(?:Answer|Arg))_\b/g, '$1') };
}

function withImports({ schemas, rest }) {
  const used = [...schemas.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
  return `import type { ${used.join(', ')} } from '../api-types.ts';\n${rest.replace('../api"', '../api.ts"')}`;
}

async function styled(text) {
  const style = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8'));
  return (
    await format('page.ts', `/** Written by \`npm run docs\` from the OpenAPI document. */\n${text}`, style)
  ).code;
}
