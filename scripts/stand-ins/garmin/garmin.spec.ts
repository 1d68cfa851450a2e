import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { epochMillis, readTrackFile } from '@rideline/detection-engine';
import { unzipSync } from 'fflate';
import {
  downloadOriginal,
  exchangeTicket,
  getConnect,
  LIST,
  SignInClient,
} from '../testing/garmin-client.ts';
import { type Parsed } from '../testing/strava-client.ts';
import { addMadeUpSurfer } from './made-up-surfer.ts';
import { type GarminStandIn, startGarminStandIn } from './start-garmin.ts';

describe('the stand-in for Garmin with its made-up surfer', () => {
  let garmin: GarminStandIn;

  beforeEach(async () => {
    garmin = await startGarminStandIn();
  });
  afterEach(() => garmin.stop());

  it('signs in with MFA, lists activities over pages and answers originals', async () => {
    const surfer = addMadeUpSurfer(garmin.world, Date.now());
    const client = new SignInClient(garmin);
    await client.firstPage();
    expect((await client.login(surfer.email, surfer.password)).body.responseStatus.type).toBe('MFA_REQUIRED');
    const { body: signedIn } = await client.verify(garmin.signIns.sentCodes.at(-1)?.code ?? '');
    expect(signedIn.responseStatus.type).toBe('SUCCESSFUL');
    const { body: tokens } = await exchangeTicket(garmin, signedIn.serviceTicketId);
    const token: string = tokens.access_token;
    expect((await getConnect(garmin, '/userprofile-service/socialProfile', token)).body).toMatchObject({
      fullName: 'Noa Ōkalani',
      userName: 'noa@garmin.example',
    });
    const pages: Parsed[] = [];
    for (const start of [0, 20, 40, 60, 80])
      pages.push((await getConnect(garmin, `${LIST}?start=${start}&limit=20`, token)).body);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 4, 0]);
    const activityId: number = pages[0][0].activityId;
    const files = unzipSync(await downloadOriginal(garmin, activityId, token));
    const name = `${activityId}_ACTIVITY.fit`;
    expect(Object.keys(files)).toEqual([name]);
    const track = await readTrackFile(files[name] ?? new Uint8Array(), name, {
      maxPoints: 300_000,
      maxBytes: 25_000_000,
      now: epochMillis(Date.now()),
    });
    expect(track.length).toBeGreaterThan(100);
    expect(track.facts.device).toContain('Forerunner 945');
  });
});
