import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { EXPENSIVE_ROUTE } from '../src/platform/admission/expensive.ts';
import type { AppUnderTest } from './app-under-test.ts';

/** Routes with the Expensive decorator and their cost. Every parameter is written as `:id`. */
export function costsByRoute({ app }: AppUnderTest): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const bases = [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat();
      for (const name of Object.getOwnPropertyNames(metatype.prototype)) {
        const handler = (metatype.prototype as Record<string, unknown>)[name] as object;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        const cost: unknown =
          Reflect.getMetadata(EXPENSIVE_ROUTE, handler) ?? Reflect.getMetadata(EXPENSIVE_ROUTE, metatype);
        if (method === undefined || cost === undefined) continue;
        const rest = Reflect.getMetadata(PATH_METADATA, handler) as string;
        for (const base of bases) {
          const path = `/api/${base}/${rest}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
          found[`${RequestMethod[method]} ${path.replaceAll(/:[^/]+/g, ':id')}`] = cost;
        }
      }
    }
  }
  return found;
}
