import type { PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/domain-error.ts';

/** Every id is drawn from a sequence and stays far below what a number holds exactly. */
const ID = /^-?\d{1,15}$/;

/** Pipe: the number in a path. What cannot be anybody's id answers with the sentence of one that isn't there. */
export const idOr = (missing: string): PipeTransform<string, number> => ({
  transform(text) {
    if (!ID.test(text)) throw notFound(missing);
    return Number(text);
  },
});
