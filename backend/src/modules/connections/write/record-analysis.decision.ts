import type { Decide } from '../../../kernel/decider/decider.ts';
import type { Analysis, Connection, ConnectionEvent } from '../connection.aggregate.ts';

/** The same analysis again gives no event. */
export const recordAnalysis: Decide<Connection, Analysis, ConnectionEvent> = (analysis, { analyses }) => {
  const isKnown = analyses.some(
    ({ sourceId, surfType, urlHash }) =>
      sourceId === analysis.sourceId && surfType === analysis.surfType && urlHash === analysis.urlHash,
  );
  return isKnown ? [] : [{ type: 'ListedActivityAnalyzed', data: analysis }];
};
