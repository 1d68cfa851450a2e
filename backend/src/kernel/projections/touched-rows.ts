import type { ProjectionTransaction } from './projection.ts';
import type { TableRow } from './row-columns.ts';
import type { RowKey, RowTable } from './row-table.ts';

/** An event reaches a row. */
export interface Touch {
  readonly key: RowKey;
  readonly type: string;
}

/** What events of a type mean for the rows they reach. */
export interface TouchRules {
  /** Before these there is no row. */
  readonly begunBy: readonly string[];
  /** Large fields that only these look at. */
  readonly lookedAtBy: { readonly [field: string]: readonly string[] | undefined };
}

/** Loads the rows that a page of events reaches, each without the large fields that none of its events looks at. */
export class TouchedRows {
  constructor(
    private readonly table: RowTable,
    private readonly fields: readonly string[],
    private readonly rules: TouchRules,
  ) {}

  /** Rows of which the same fields are needed are loaded in one statement. */
  async load(tx: ProjectionTransaction, touches: readonly Touch[]): Promise<ReadonlyMap<RowKey, TableRow>> {
    const alike = new Map<string, { readonly fields: readonly string[]; readonly keys: RowKey[] }>();
    for (const [key, types] of typesOfKeys(touches)) {
      const [first] = types;
      if (first !== undefined && this.rules.begunBy.includes(first)) continue;
      const fields = this.inNeed(types);
      const group = alike.get(fields.join()) ?? { fields, keys: [] };
      group.keys.push(key);
      alike.set(fields.join(), group);
    }
    const loaded = new Map<RowKey, TableRow>();
    for (const { fields, keys } of alike.values()) {
      for (const [key, row] of await this.table.load(tx, keys, fields)) loaded.set(key, row);
    }
    return loaded;
  }

  private inNeed(types: ReadonlySet<string>): readonly string[] {
    const { lookedAtBy } = this.rules;
    return this.fields.filter((field) => lookedAtBy[field]?.some((type) => types.has(type)) ?? true);
  }
}

/** The types of the events that reach a row, the first one's first. */
function typesOfKeys(touches: readonly Touch[]): ReadonlyMap<RowKey, ReadonlySet<string>> {
  const typesOf = new Map<RowKey, Set<string>>();
  for (const { key, type } of touches) {
    const types = typesOf.get(key);
    if (types) types.add(type);
    else typesOf.set(key, new Set([type]));
  }
  return typesOf;
}
