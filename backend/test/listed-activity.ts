import { SERVICES } from '@rideline/detection-engine';
import { CommandRunner } from '../src/kernel/decider/command-runner.ts';
import type { Decide } from '../src/kernel/decider/decider.ts';
import {
  type Connection,
  connection,
  type ConnectionEvent,
} from '../src/modules/connections/connection.aggregate.ts';
import { connectionStream } from '../src/modules/connections/events/connection-events.ts';
import type { ListedActivity } from '../src/modules/connections/events/sync-events.ts';
import { recordAnalysis } from '../src/modules/connections/write/record-analysis.decision.ts';
import { connect } from '../src/modules/connections/write/connect.decision.ts';
import { listActivities } from '../src/modules/connections/write/list-activities.decision.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { settled } from './read-models.ts';

const dawn: ListedActivity = {
  sourceId: '9001',
  name: 'Dawn patrol',
  startTime: Date.UTC(2026, 5, 1, 15),
  isTimeHidden: false,
  localStart: '2026-06-01 08:00:00',
  type: 'Surfing',
  distance: 3_200,
  seconds: 4_000,
  hasTrack: true,
  device: null,
};

/** Connects this account to every service, where one activity is listed and was analyzed as `urlHash`. */
export async function listActivity(app: AppUnderTest, email: string, urlHash: string) {
  const [row] = await app.database.query<{ user_id: string }>(
    'SELECT user_id FROM identity.email_claims WHERE email_key = $1',
    [email],
  );
  const owner = Number(row!.user_id);
  for (const service of SERVICES) {
    const run = <Command>(decide: Decide<Connection, Command, ConnectionEvent>, command: Command) =>
      app.app.get(CommandRunner).run({
        aggregate: connection,
        stream: connectionStream(service, owner),
        decide,
        command,
        metadata: { actor: String(owner), correlation: 'test', subject: String(owner) },
      });
    await run(connect, { service, owner, accountId: '7', accountName: 'Kai' });
    await run(listActivities, { request: { kind: 'recent', count: 1 }, activities: [dawn] });
    for (const surfType of ['traveling_waves', 'standing_waves'] as const) {
      await run(recordAnalysis, { sourceId: dawn.sourceId, surfType, urlHash });
    }
  }
  await settled((sql) => app.database.query(sql));
  return {
    stravaActivity: Number(dawn.sourceId),
    garminActivity: dawn.localStart,
    intervalsActivity: dawn.sourceId,
  };
}
