import { Inject, Injectable } from '@nestjs/common';
import { decodeTrack, isEncodedTrack, type Track } from '@rideline/detection-engine';
import { holdBytes } from '../../../platform/admission/admitted-request.ts';
import { ownTurn } from '../../../platform/admission/own-turn.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { TrackRepair } from './track-repair.ts';
import { withCurrentTrack } from './track-replaced.ts';

/** Memory of a track's answer per encoded byte: its columns, a cut copy of them, and the slices that are sent. */
const BYTES_PER_ENCODED_BYTE = 12;

/**
 * Decodes when the answer may take the memory, in an event loop turn of its own, because a long track takes several
 * milliseconds.
 * @throws DomainError unavailable after waiting too long for memory
 */
export async function decodedInTurn(track: Uint8Array): Promise<Track> {
  await holdBytes(track.length * BYTES_PER_ENCODED_BYTE);
  await ownTurn();
  return decodeTrack(track);
}

/** Reads encoded cleaned tracks. Rebuilds a missing or damaged one from its original. */
@Injectable()
export class StoredTracks {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly repair: TrackRepair,
  ) {}

  /** @throws DomainError not_found, damaged */
  async read(urlHash: string): Promise<Uint8Array> {
    return (await this.readMany([urlHash])).get(urlHash)!;
  }

  /**
   * Reads several tracks, by url_hash.
   * @throws DomainError not_found without a live activity, damaged if a track can't be rebuilt
   */
  async readMany(urlHashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const rows = await this.database.query<{ url_hash: string; points: Buffer }>(
      'SELECT url_hash, points FROM activities.tracks WHERE url_hash = ANY($1)',
      [urlHashes],
    );
    const found = new Map(rows.map((row) => [row.url_hash, row.points]));
    const tracks = new Map<string, Uint8Array>();
    for (const urlHash of urlHashes) {
      const track = await withCurrentTrack(() => this.intact(urlHash, found.get(urlHash)));
      tracks.set(urlHash, track);
    }
    return tracks;
  }

  /** The encoded track, or null where it is missing or damaged: nothing is repaired. */
  async asStored(urlHash: string): Promise<Uint8Array | null> {
    const [row] = await this.database.query<{ points: Buffer }>(
      'SELECT points FROM activities.tracks WHERE url_hash = $1',
      [urlHash],
    );
    return row !== undefined && isEncodedTrack(row.points) ? row.points : null;
  }

  /**
   * Returns the points that a query selected, or rebuilds them if they are missing or damaged.
   * @throws DomainError not_found, damaged
   */
  async intact(urlHash: string, points: Uint8Array | null | undefined): Promise<Uint8Array> {
    return points && isEncodedTrack(points) ? points : this.repair.rebuild(urlHash);
  }

  /** @throws DomainError not_found, damaged */
  async decoded(urlHash: string, points: Uint8Array | null | undefined): Promise<Track> {
    return decodedInTurn(await this.intact(urlHash, points));
  }
}
