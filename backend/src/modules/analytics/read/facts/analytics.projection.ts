import { analyzedTypes } from './analyzed-events.ts';
import { createDerivedTables, derive } from './derive.ts';
import type { FactModel } from './fact-model.ts';
import { createFactTables } from './fact-tables.ts';
import { factsOf } from './facts-of.ts';

/** Facts about accounts, sessions and vessels, and the tables that the questions of the dashboard read. */
export const analyticsProjection: FactModel = {
  name: 'analytics',
  version: 1,
  consumes: analyzedTypes,
  tables: `${createFactTables}\n${createDerivedTables}`,
  factsOf,
  derive,
};
