import { Injectable } from '@nestjs/common';
import { sameSession } from '@rideline/detection-engine';
import { sliceOf } from '../../../kernel/slices.ts';
import type { LiveActivity } from '../activity.aggregate.ts';
import { decodedInTurn, StoredTracks } from '../adapters/stored-tracks.ts';
import { UploadClaims } from '../adapters/files/upload-claims.ts';
import { RecordingsQuery } from '../read/recordings.query.ts';
import { ActivityCommands } from './activity-commands.ts';
import { type Recording, recordingThatCounts, setAside } from './count-one-recording.decision.ts';

/** Looks for other recordings of an activity's session and sets aside all but one. Idempotent. */
@Injectable()
export class CountOneRecordingHandler {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly recordings: RecordingsQuery,
    private readonly tracks: StoredTracks,
    private readonly claims: UploadClaims,
  ) {}

  async execute(urlHash: string, correlation: string): Promise<void> {
    const { state } = await this.commands.load(urlHash);
    // A recording of another sport counts in nobody's place.
    if (state.status !== 'live' || state.isDemo || state.otherSport !== null) return;
    const recordings = await this.ofSameSession(state);
    const copyOf = recordingThatCounts(recordings)?.urlHash;
    if (copyOf === undefined) return;
    for (const { activity } of recordings) {
      if (activity.urlHash === copyOf) continue;
      const context = { urlHash: activity.urlHash, actor: activity.owner, correlation };
      await this.commands.run(context, setAside, { copyOf, by: 'rule' });
    }
  }

  /**
   * This activity and those of the same session, with those that are set aside in favor of one of them; none when it is
   * the only one. Expired recordings are not compared, since an upload must not depend on a service.
   */
  private async ofSameSession(activity: LiveActivity): Promise<readonly Recording[]> {
    const near = await this.recordings.around(activity);
    if (near.length === 0) return [];
    const expired = await this.claims.expiredAmong([activity.urlHash, ...near]);
    const around = near.filter((urlHash) => !expired.has(urlHash));
    if (around.length === 0 || expired.has(activity.urlHash)) return [];
    const own = { activity, track: await this.track(activity.urlHash) };
    const others: Recording[] = [];
    for (const urlHash of around) {
      const { state } = await this.commands.load(urlHash);
      if (state.status === 'live' && state.otherSport === null)
        others.push({ activity: state, track: await this.track(urlHash) });
    }
    const same = others.filter(({ track }) => sameSession(own.track, track));
    const found = new Set(same.map((recording) => recording.activity.urlHash));
    const copies = others.filter(
      ({ activity: { urlHash, copyOf } }) => !found.has(urlHash) && copyOf !== null && found.has(copyOf),
    );
    return [own, ...same, ...copies];
  }

  private async track(urlHash: string) {
    return decodedInTurn(await this.tracks.read(urlHash));
  }
}

export const CountOneRecordingCommand = sliceOf(CountOneRecordingHandler);
