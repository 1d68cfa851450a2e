import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { FactRows } from './fact-model.ts';
import { factRow, type Fact, type FactTable } from './fact-tables.ts';
import { personFacts } from './person-facts.ts';
import { refusalFacts } from './refusal-facts.ts';
import { sessionFacts } from './session-facts.ts';
import { syncFailureFacts } from './sync-failure-facts.ts';
import { useFacts } from './use-facts.ts';
import { vesselFacts } from './vessel-facts.ts';

/** The facts of a page of the log. Personal fields may be sealed: none is read. Pure. */
export function factsOf(page: readonly StoredEvent[]): FactRows {
  const events = page as readonly StoredEvent<AnalyzedEvent>[];
  return {
    fact_person: rows('fact_person', events.flatMap(personFacts)),
    fact_session: rows('fact_session', events.flatMap(sessionFacts)),
    fact_vessel: rows('fact_vessel', events.flatMap(vesselFacts)),
    fact_use: rows('fact_use', useFacts(events)),
    fact_refusal: rows('fact_refusal', events.flatMap(refusalFacts)),
    fact_sync_failure: rows('fact_sync_failure', events.flatMap(syncFailureFacts)),
  };
}

const rows = <Table extends FactTable>(table: Table, facts: readonly Fact<Table>[]) =>
  facts.map((fact) => factRow(table, fact));
