import type { ProjectionTransaction } from './projection.ts';
import type { RowKey, RowTable, TableRow } from './row-table.ts';

/** An event reaches a row. */
export interface Touch {
  readonly key: RowKey;
  readonly type: string;
}

/** Loads the rows that a page of events reaches, each without the large columns that none of its events looks at. */
export class TouchedRows {
  constructor(
    private readonly table: RowTable,
    private readonly columns: readonly string[],
    private readonly lookedAtBy: { readonly [column: string]: readonly string[] | undefined },
  ) {}

  /** Rows of which the same columns are needed are loaded in one statement. */
  async load(tx: ProjectionTransaction, touches: readonly Touch[]): Promise<ReadonlyMap<RowKey, TableRow>> {
    const typesOf = new Map<RowKey, Set<string>>();
    for (const { key, type } of touches) {
      const types = typesOf.get(key);
      if (types) types.add(type);
      else typesOf.set(key, new Set([type]));
    }
    const alike = new Map<string, { readonly columns: readonly string[]; readonly keys: RowKey[] }>();
    for (const [key, types] of typesOf) {
      const columns = this.inNeed(types);
      const group = alike.get(columns.join()) ?? { columns, keys: [] };
      group.keys.push(key);
      alike.set(columns.join(), group);
    }
    const loaded = new Map<RowKey, TableRow>();
    for (const { columns, keys } of alike.values()) {
      for (const [key, row] of await this.table.load(tx, keys, columns)) loaded.set(key, row);
    }
    return loaded;
  }

  private inNeed(types: ReadonlySet<string>): readonly string[] {
    return this.columns.filter((column) => this.lookedAtBy[column]?.some((type) => types.has(type)) ?? true);
  }
}
