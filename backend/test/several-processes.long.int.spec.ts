import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signUp } from './processes/client.ts';
import { type Member, Several, STORES } from './processes/several.ts';
import { eventually } from './eventually.ts';
import { sessionFile } from './uploaded-session.ts';

/** The promise of the documentation. */
const TAKEOVER_MS = 5_000;

describe.each(STORES)('three processes with events in %s', (store) => {
  let several: Several;
  let members: Member[];
  /** A client of the balancer. */
  let kai: Client;

  beforeAll(async () => {
    several = await Several.on(store, { GUESS_LIMIT_FACTOR: '1' });
    members = await Promise.all([several.start(), several.start(), several.start()]);
    await eventually(() => members.every((member) => several.balancer.isHealthy(member)) || undefined);
    kai = await signUp(several.balancer, several.dataDir, 'kai@surf.example');
  }, 120_000);
  afterAll(() => several.stop());

  const pairs = () => members.flatMap((writer) => members.map((reader) => [writer, reader] as const));

  it('answer each with what another one was told just before', async () => {
    for (const [index, [writer, reader]] of pairs().entries()) {
      const [here, there] = [kai.via(writer), kai.via(reader)];
      const nickname = `Board ${index}`;
      const vessel = await here.json<{ id: number }>('POST', '/surf-vessels', {
        brand: 'Firewire',
        model: 'Seaside',
        nickname,
        type: 'surfboard',
      });
      expect(await there.json('GET', '/surf-vessels')).toContainEqual(
        expect.objectContaining({ id: vessel.id, nickname }),
      );
      const urlHash = await here.upload(sessionFile(index), `${index}.gpx`);
      const list = await there.json<{ url_hash: string }[]>('GET', '/activities');
      expect(list.map(({ url_hash }) => url_hash)).toContain(urlHash);
      await here.json('PUT', `/activities/${urlHash}`, { activity_name: `Dawn ${index}` });
      expect(await there.json('GET', `/activities/${urlHash}`)).toMatchObject({
        activity_name: `Dawn ${index}`,
      });
      await here.json('POST', '/users/me/update-username', { username: `kai_${index}` });
      expect(await there.json('GET', '/users/me')).toMatchObject({ username: `kai_${index}` });
      expect((await here.call('DELETE', `/activities/${urlHash}`)).ok).toBe(true);
      expect((await there.call('GET', `/activities/${urlHash}`)).status).toBe(404);
    }
  }, 120_000);

  it('count guesses together', async () => {
    const guess = () => kai.call('POST', '/token', { username: 'lani@surf.example', password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 30 }, guess));
    expect(new Set(answers.map(({ headers }) => headers.get('x-answered-by'))).size).toBe(3);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
  });

  it('take over the leases of one that was killed', async () => {
    const held = await Promise.all(members.map((member) => member.leases()));
    const lost = held.find((leases) => leases.some((lease) => lease.startsWith('projection:activities@')));
    expect(lost).toBeDefined();
    const killed = members[held.indexOf(lost!)]!;
    const others = members.filter((member) => member !== killed);
    await killed.kill();
    await eventually(async () => {
      const taken = (await Promise.all(others.map((member) => member.leases()))).flat();
      return lost!.every((lease) => taken.includes(lease)) || undefined;
    }, TAKEOVER_MS);

    several.balancer.remove(killed);
    const [one, other] = others.map((member) => kai.via(member)) as [Client, Client];
    const urlHash = await one.upload(sessionFile(41), 'after.gpx');
    expect(await other.json('GET', `/activities/${urlHash}`)).toMatchObject({ url_hash: urlHash });
    await several.settled();
  });
});
