import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { activitiesByKey, connection, type ConnectionEvent, MOST_LISTED } from '../connection.aggregate.ts';
import { type ListedActivity, listedText } from '../events/sync-events.ts';
import { recordAnalysis } from './record-analysis.decision.ts';
import { connect } from './connect.decision.ts';
import { disconnect } from './disconnect.decision.ts';
import { hideListedActivity } from './hide-listed-activity.decision.ts';
import { recordFailure } from './record-failure.decision.ts';
import { listActivities } from './list-activities.decision.ts';

const account = { service: 'strava', owner: 3, accountId: '77', accountName: 'Kai' } as const;
const request = { kind: 'recent', count: 100 } as const;
const activity = (sourceId: string, over: Partial<ListedActivity> = {}): ListedActivity => ({
  sourceId,
  name: `Session ${sourceId}`,
  startTime: Date.UTC(2026, 5, 1, 15),
  isTimeHidden: false,
  localStart: '2026-06-01 08:00:00',
  type: 'Surfing',
  distance: 3_000,
  seconds: 3_600,
  hasTrack: true,
  device: null,
  ...over,
});

const connected: ConnectionEvent = { type: 'ServiceConnected', data: account };
const lost: ConnectionEvent = { type: 'ConnectionLost', data: { reason: 'refused' } };
const disconnected: ConnectionEvent = { type: 'ServiceDisconnected', data: {} };
const listed = (...activities: ListedActivity[]): ConnectionEvent => ({
  type: 'ActivitiesListed',
  data: { request, activities: listedText(activities) },
});
const hidden = (sourceId: string): ConnectionEvent => ({ type: 'ListedActivityHidden', data: { sourceId } });

describe('connecting', () => {
  it('connects an account', () => {
    expect(given(connection).when(connect, account)).toEqual([connected]);
  });

  it.each([[[connected]], [[connected, lost]]])('reconnects the same account after %j', (history) => {
    const events = given(connection, ...history).when(connect, { ...account, accountName: 'Kai K' });
    expect(events).toEqual([{ type: 'ServiceReconnected', data: { accountName: 'Kai K' } }]);
  });

  it('begins an empty list for another account, and after disconnecting', () => {
    const other = { ...account, accountId: '78' };
    const events = given(connection, connected, listed(activity('1'))).when(connect, other);
    expect(events).toEqual([{ type: 'ServiceConnected', data: other }]);
    expect(fold(connection, [connected, listed(activity('1')), ...events]).activities).toEqual([]);
    expect(given(connection, connected, disconnected).when(connect, account)).toEqual([connected]);
  });

  it('disconnects a usable and a lost connection once', () => {
    expect(given(connection, connected).when(disconnect, null)).toEqual([disconnected]);
    expect(given(connection, connected, lost).when(disconnect, null)).toEqual([disconnected]);
    expect(given(connection, connected, disconnected).when(disconnect, null)).toEqual([]);
    expect(given(connection).when(disconnect, null)).toEqual([]);
  });
});

describe('a failure at the service', () => {
  const failed = (reason: string): ConnectionEvent => ({ type: 'SyncFailed', data: { reason } });

  it('leaves the connection usable unless the tokens are refused', () => {
    const outage = { reason: 'unavailable', loss: null };
    expect(given(connection, connected).when(recordFailure, outage)).toEqual([failed('unavailable')]);
  });

  it('loses a connection once', () => {
    const refusal = { reason: 'refused', loss: 'refused' } as const;
    expect(given(connection, connected).when(recordFailure, refusal)).toEqual([failed('refused'), lost]);
    expect(given(connection, connected, lost).when(recordFailure, refusal)).toEqual([failed('refused')]);
    expect(given(connection, connected, disconnected).when(recordFailure, refusal)).toEqual([
      failed('refused'),
    ]);
  });
});

describe('listing', () => {
  it('records new and changed activities only', () => {
    const renamed = activity('1', { name: 'Dawn' });
    const events = given(connection, connected, listed(activity('1'), activity('2'))).when(listActivities, {
      request,
      activities: [renamed, activity('2'), activity('3')],
    });
    expect(events).toEqual([listed(renamed, activity('3'))]);
  });

  it('records a sync that found nothing new', () => {
    const events = given(connection, connected).when(listActivities, { request, activities: [] });
    expect(events).toEqual([listed()]);
  });

  it('leaves hidden activities hidden, also when they change', () => {
    const history = [connected, listed(activity('1')), hidden('1')];
    const changed = activity('1', { name: 'Dawn' });
    expect(given(connection, ...history).when(listActivities, { request, activities: [changed] })).toEqual([
      listed(),
    ]);
    expect(activitiesByKey('strava', fold(connection, history)).size).toBe(0);
  });

  it('keeps the newest of a full list, and what the last sync brought', () => {
    const at = (minute: number) =>
      activity(String(minute), { localStart: new Date(minute * 60_000).toISOString().slice(0, 19) });
    const newest = Array.from({ length: MOST_LISTED }, (_, minute) => at(minute + 100));
    const idsOf = (events: readonly ConnectionEvent[]) =>
      fold(connection, events).activities.map(({ sourceId }) => Number(sourceId));
    const old = [connected, listed(...newest), listed(at(1), at(2))];
    expect(idsOf(old)).toHaveLength(MOST_LISTED);
    expect(idsOf(old)).toEqual(expect.arrayContaining([1, 2, 102, MOST_LISTED + 99]));
    const later = idsOf([...old, listed(at(5_000))]);
    expect(later).toHaveLength(MOST_LISTED);
    expect(later).toEqual(expect.arrayContaining([2, 102, 5_000]));
    expect(later).not.toContain(1);
  });

  it('keeps a hidden activity hidden after it left a full list', () => {
    const history = [connected, listed(activity('1')), hidden('1')];
    const many = Array.from({ length: MOST_LISTED }, (_, index) =>
      activity(`n${index}`, { localStart: '2027-01-01 08:00:00' }),
    );
    const events = given(connection, ...history, listed(...many)).when(listActivities, {
      request,
      activities: [activity('1')],
    });
    expect(events).toEqual([listed()]);
  });

  it('drops a list that arrives after disconnecting', () => {
    const late = { request, activities: [activity('1')] };
    expect(given(connection, connected, disconnected).when(listActivities, late)).toEqual([]);
  });

  it('has no activities once the sealed text is unreadable', () => {
    const erased: ConnectionEvent = { type: 'ActivitiesListed', data: { request, activities: '[erased]' } };
    expect(fold(connection, [connected, erased]).activities).toEqual([]);
  });
});

describe('the key of a listed activity', () => {
  const both = [connected, listed(activity('1'), activity('2'))];
  const keys = (history: readonly ConnectionEvent[]) => [
    ...activitiesByKey('garmin', fold(connection, history)).keys(),
  ];

  it('is the local start at Garmin, with the id where an earlier one has the same', () => {
    expect(keys(both)).toEqual(['2026-06-01 08:00:00', '2026-06-01 08:00:00~2']);
  });

  it('stays the same when another activity is hidden or listed anew', () => {
    expect(keys([...both, hidden('1')])).toEqual(['2026-06-01 08:00:00~2']);
    expect(keys([...both, listed(activity('1', { name: 'Dawn' }))])).toEqual(keys(both));
  });

  it('hides exactly that activity', () => {
    const command = { service: 'garmin', key: '2026-06-01 08:00:00~2' } as const;
    expect(given(connection, ...both).when(hideListedActivity, command)).toEqual([hidden('2')]);
    expect(() => given(connection, ...both, hidden('2')).when(hideListedActivity, command)).toThrow(
      'Activity not found',
    );
  });
});

describe('an analysis', () => {
  const analysis = { sourceId: '1', surfType: 'traveling_waves', urlHash: 'abc' } as const;
  const analyzed: ConnectionEvent = { type: 'ListedActivityAnalyzed', data: analysis };

  it('is recorded once', () => {
    expect(given(connection, connected).when(recordAnalysis, analysis)).toEqual([analyzed]);
    expect(given(connection, connected, analyzed).when(recordAnalysis, analysis)).toEqual([]);
  });

  it('is replaced by a later one of the same surf type', () => {
    const again = { ...analysis, urlHash: 'def' };
    const skook = { ...analysis, surfType: 'standing_waves' as const };
    const events = [again, skook].map((data): ConnectionEvent => ({ type: 'ListedActivityAnalyzed', data }));
    expect(fold(connection, [connected, analyzed, ...events]).analyses).toMatchObject([again, skook]);
  });

  it('remembers what the recording needs to be fetched again, as it was listed then', () => {
    const dawn = activity('1', { device: 'Apple Watch Ultra' });
    const events = [connected, listed(dawn), analyzed, listed({ ...dawn, device: 'Other' }), disconnected];
    const { startTime, hasTrack, device, type } = dawn;
    expect(fold(connection, events).analyses).toEqual([
      { ...analysis, listed: { sourceId: '1', startTime, hasTrack, device, type } },
    ]);
  });

  it('stays known after disconnecting', () => {
    expect(fold(connection, [connected, analyzed, disconnected]).analyses).toMatchObject([analysis]);
  });
});
