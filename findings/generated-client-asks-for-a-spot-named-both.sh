#!/bin/sh
# @rtk-query/codegen-openapi 2.2.0 with @reduxjs/toolkit 2.14.0: an array in the query of an OpenAPI document is sent as one value
# with commas, though the document's default for it, and `explode: true` written out, is a value each. A nullable one that is
# null is sent as the word null. The types of the generated client are right, so nothing shows before the server answers
# with sessions of a spot called "Trestles,Lowers", that is none.
# Input: listSessions({ spot: ['Trestles', 'Lowers'], from: null }) by a client generated from a document of one path.
# Output seen: /sessions?spot=Trestles%2CLowers&from=null.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @rtk-query/codegen-openapi@2.2.0 @reduxjs/toolkit@2.14.0 typescript@5.9.3
cat > empty.mjs <<'SCRIPT'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
const baseQuery = fetchBaseQuery({ baseUrl: 'https://surf.example', fetchFn: (request) => globalThis.answer(request) });
export const api = createApi({ baseQuery, endpoints: () => ({}) });
SCRIPT
cat > ask.mjs <<'SCRIPT'
import { writeFileSync } from 'node:fs';
import { configureStore } from '@reduxjs/toolkit';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import typescript from 'typescript';
const spot = { name: 'spot', in: 'query', explode: true, schema: { type: 'array', items: { type: 'string' } } };
const from = { name: 'from', in: 'query', schema: { type: 'string', nullable: true } };
const responses = { 200: { description: 'Sessions', content: { 'application/json': { schema: { type: 'object' } } } } };
const get = { operationId: 'listSessions', parameters: [spot, from], responses };
const document = { openapi: '3.0.3', info: { title: 'Surf', version: '1' }, paths: { '/sessions': { get } } };
writeFileSync('surf.json', JSON.stringify(document));
const generated = await generateEndpoints({ apiFile: './empty.mjs', schemaFile: './surf.json', apiImport: 'api', exportName: 'surf' });
const compilerOptions = { module: 'esnext', target: 'esnext' };
const { outputText } = typescript.transpileModule(generated, { compilerOptions });
writeFileSync('surf.mjs', outputText.replace(/"\.\/empty(\.mjs)?"/, '"./empty.mjs"'));
const { surf } = await import('./surf.mjs');
let seen = '';
globalThis.answer = ({ url }) => {
  seen = url.replace('https://surf.example', '');
  return new Response('{}', { headers: { 'content-type': 'application/json' } });
};
const store = configureStore({ reducer: { api: surf.reducer }, middleware: (own) => own().concat(surf.middleware) });
await store.dispatch(surf.endpoints.listSessions.initiate({ spot: ['Trestles', 'Lowers'], from: null }));
console.log(seen);
process.exit(seen === '/sessions?spot=Trestles%2CLowers&from=null' ? 0 : 1);
SCRIPT
node ask.mjs
