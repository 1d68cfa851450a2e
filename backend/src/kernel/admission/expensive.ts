import { SetMetadata } from '@nestjs/common';
import type { Cost } from './costs.ts';

export const EXPENSIVE_ROUTE = 'expensive-route';

/** Marks a route whose work is limited: by caller and minute, and in how much of it is under way at once. */
export const Expensive = (cost: Cost) => SetMetadata(EXPENSIVE_ROUTE, cost);
