import type { paths } from './api-types.ts';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON body that a successful call answers with, from the API's OpenAPI document; of each path of a union. */
export type AnswerOf<Path extends keyof paths, Method extends keyof paths[Path]> = Path extends unknown
  ? paths[Path][Method] extends { responses: infer Responses }
    ? Json<Responses[Extract<keyof Responses, 200 | 201 | 202>]>
    : never
  : never;

/** The JSON body that a call sends. */
export type BodyOf<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  requestBody: infer Body;
}
  ? Json<Body>
  : never;
