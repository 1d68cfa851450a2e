import { Injectable } from '@nestjs/common';
import { serviceFrom } from '@rideline/detection-engine';
import { conflict } from '../../../platform/errors/domain-error.ts';
import { type RecordedSession, RecordingSource } from '../../activities/index.ts';
import { fetchable } from '../connection.aggregate.ts';
import { ConnectionCommands } from '../write/connection-commands.ts';
import { notOffered } from '../write/service-failure.ts';
import { ConnectedServices } from '../services/connected-services.ts';

/** Fetches recordings with the connection of the session's owner. */
@Injectable()
class ConnectedRecordings extends RecordingSource {
  constructor(
    private readonly commands: ConnectionCommands,
    private readonly services: ConnectedServices,
  ) {
    super();
  }

  async fetch({ urlHash, owner, source, sourceId }: RecordedSession): Promise<Uint8Array> {
    const service = serviceFrom(source);
    if (service === undefined) throw new RangeError('An upload cannot be fetched again');
    if (!this.services.isOffered(service)) throw notOffered(service);
    const context = { service, actor: owner, correlation: `refetch-${urlHash}` } as const;
    const { state } = await this.commands.load(context);
    // The facts of that analysis: with others, Strava's streams would become another file. An analysis knows one of a
    // recording's sessions.
    const analysis =
      state.analyses.find((known) => known.urlHash === urlHash) ??
      state.analyses.find((known) => known.sourceId === sourceId);
    const activity = analysis?.listed ?? fetchable(state, sourceId ?? '');
    const { bytes } = await this.commands.callService(context, (connected, tokens) => {
      if (activity === null) throw conflict('Please sync it in Sync Activities first');
      return connected.fetchTrack(tokens, activity);
    });
    return bytes;
  }
}

export const recordingSource = { provide: RecordingSource, useClass: ConnectedRecordings };
