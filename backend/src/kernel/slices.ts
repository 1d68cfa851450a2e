import type { Type } from '@nestjs/common';
import { CONTROLLER_WATERMARK, INJECTABLE_WATERMARK } from '@nestjs/common/constants.js';

/** A file of a use case or a query, as `import * as`. */
export type Slice = Readonly<Record<string, unknown>>;

const isClass = (exported: unknown): exported is Type => typeof exported === 'function';

const isController = (type: Type) => Reflect.hasMetadata(CONTROLLER_WATERMARK, type);

/** Nest marks a command's handler as nothing that can be seen from outside of its package. */
const isProvider = (type: Type) =>
  type.name.endsWith('Handler') || Reflect.hasMetadata(INJECTABLE_WATERMARK, type);

/** What a module registers of its slices: the controllers, handlers and injectables that their files export. */
export function registered(...slices: readonly Slice[]) {
  const classes = slices.flatMap((slice) => Object.values(slice).flat()).filter(isClass);
  return { controllers: classes.filter(isController), providers: classes.filter(isProvider) };
}
