import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';
import { type Client, signUp } from './processes/client.ts';
import { type Member, Several, STORES } from './processes/several.ts';
import { type Change, Version } from './processes/version.ts';
import { sessionFile } from './uploaded-session.ts';

const CLIENTS = 3;
const BOARD = { brand: 'Firewire', model: 'Seaside', type: 'surfboard' };

/** A read model with another version and a further column. */
const raisedReadModel: Change = {
  from: /(name: "vessels",\s+version: )2,([^]*?)columns: \{/,
  to: "$13,$2columns: { owned: { type: 'jsonb', field: 'vessels' },",
};

/** An event that older versions cannot read. */
const raisedEvent: Change = {
  from: /(?<head>type: "VesselDescribed",\s+version: )1,/,
  to: '$<head>2, upcasters: [(data) => data],',
};

/** What one client was told, and what the next request did not show. */
interface Journal {
  readonly client: Client;
  readonly vessels: number[];
  readonly sessions: string[];
  readonly missing: string[];
}

let older: Version;
let newer: Version;
beforeAll(async () => {
  older = await Version.create('older');
  newer = await Version.create('newer', [raisedReadModel]);
}, 120_000);
afterAll(async () => {
  await older.remove();
  await newer.remove();
});

const idsOf = async (client: Client) =>
  (await client.json<{ id: number }[]>('GET', '/surf-vessels')).map(({ id }) => id);

/** Writes and reads back until the signal aborts; an answer other than 2xx ends it with an error. */
async function use({ client, vessels, sessions, missing }: Journal, seed: number, stopped: AbortSignal) {
  for (let count = 0; !stopped.aborted; count++) {
    const { id } = await client.json<{ id: number }>('POST', '/surf-vessels', {
      ...BOARD,
      nickname: `Board ${count}`,
    });
    vessels.push(id);
    if (!(await idsOf(client)).includes(id)) missing.push(`vessel ${id}`);
    if (count % 5 > 0) continue;
    const urlHash = await client.upload(sessionFile(seed + count / 5), `${count}.gpx`);
    sessions.push(urlHash);
    if (!(await client.call('GET', `/activities/${urlHash}`)).ok) missing.push(`session ${urlHash}`);
  }
}

describe.each(STORES)('a rolling restart to a newer version with events in %s', (store) => {
  let several: Several;
  afterEach(() => several.stop());

  const joined = async (version: Version): Promise<Member> => {
    const member = await several.start(version.program);
    await eventually(() => several.balancer.isHealthy(member) || undefined);
    return member;
  };
  /** Whether this process sends the script of this version. */
  const serves = async ({ url }: Member, { script }: Version) => {
    const answer = await fetch(url + script);
    return (await answer.text()) === `document.title = '${script}'` && answer.headers.get('content-type');
  };

  it('loses no request, nothing that was acknowledged and no code of open pages', async () => {
    several = await Several.on(store, { DRAIN_MS: '3000' });
    const before = await Promise.all([joined(older), joined(older), joined(older)]);
    const journals: Journal[] = [];
    for (let client = 0; client < CLIENTS; client++) {
      const signedUp = await signUp(several.balancer, several.dataDir, `kai${client}@surf.example`);
      journals.push({ client: signedUp, vessels: [], sessions: [], missing: [] });
    }
    const stopped = new AbortController();
    const used = Promise.all(journals.map((journal, n) => use(journal, n * 30, stopped.signal)));
    used.catch(() => stopped.abort());

    const after: Member[] = [];
    for (const member of before) {
      const next = await joined(newer);
      after.push(next);
      const javascript = 'text/javascript; charset=utf-8';
      expect([await serves(member, newer), await serves(next, older)]).toEqual([javascript, javascript]);
      const answered = journals.map(({ vessels }) => vessels.length);
      await member.stop();
      several.balancer.remove(member);
      // Each client got an answer meanwhile.
      const answeredSince = eventually(
        () => journals.every(({ vessels }, n) => vessels.length > answered[n]!) || undefined,
      );
      await Promise.race([used, answeredSince]);
    }
    stopped.abort();
    await used;

    expect(several.balancer.lost).toEqual([]);
    await several.settled();
    for (const { client, vessels, sessions, missing } of journals) {
      expect(missing).toEqual([]);
      for (const member of after) {
        expect(await idsOf(client.via(member))).toEqual(vessels);
        const list = await client.via(member).json<{ url_hash: string }[]>('GET', '/activities');
        expect(list.map(({ url_hash }) => url_hash).sort()).toEqual([...sessions].sort());
      }
    }
    for (const member of after) expect(await serves(member, older)).toBeTruthy();
    const [model] = await several.database.query(
      `SELECT version FROM eventlog.checkpoints WHERE kind = 'projection' AND name = 'vessels'`,
    );
    expect(model).toEqual({ version: 3 });
  }, 300_000);

  it('leaves events of the newer version to its process, and tells clients of others to come back', async () => {
    several = await Several.on(store);
    const recording = await Version.create('recording', [raisedEvent]);
    try {
      const [one, other] = await Promise.all([joined(older), joined(older)]);
      const kai = await signUp(several.balancer, several.dataDir, 'kai@surf.example');
      const { id } = await kai.json<{ id: number }>('POST', '/surf-vessels', { ...BOARD, nickname: 'Blue' });
      const next = await joined(recording);
      const rename = (at: Member, nickname: string) =>
        kai.via(at).call('PUT', `/surf-vessels/${id}`, { ...BOARD, nickname });
      expect((await rename(next, 'Red')).status).toBe(200);
      for (const member of [one, other, next]) {
        expect(await kai.via(member).json('GET', '/surf-vessels')).toMatchObject([{ nickname: 'Red' }]);
      }
      const refused = await rename(one, 'Green');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      await Promise.all([one.stop(), other.stop()]);
      expect((await rename(next, 'Green')).status).toBe(200);
      await several.settled();
      expect(await several.database.query('SELECT FROM eventlog.dead_letters')).toEqual([]);
    } finally {
      await recording.remove();
    }
  }, 120_000);
});

it('an older version does not start beside a newer one', async () => {
  const several = await Several.on('Postgres');
  try {
    await several.start(newer.program);
    await expect(several.start(older.program)).rejects.toThrow(
      'A newer version of Rideline is using this database: start that one.',
    );
  } finally {
    await several.stop();
  }
}, 60_000);
