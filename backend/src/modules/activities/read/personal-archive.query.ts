import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ZipWriterStream } from '@zip.js/zip.js/lib/zip-core-writer.js';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { holdBytes } from '../../../platform/admission/admitted-request.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, media } from '../../../platform/http/openapi/answers.ts';
import { SessionEfforts } from '../adapters/session-efforts.ts';
import { Originals } from '../adapters/files/originals.ts';
import { PersonalFacts } from '../adapters/personal-facts.ts';
import { type ActivityRow, activityRow, type StoredActivity } from './activities/activities.projection.ts';
import { answerInSlices } from '../../../platform/http/answers/answer-in-slices.ts';
import { asAttachment } from './attachment.ts';
import { SessionWaters } from './session-waters.ts';
import { activitiesCsv, activitiesJson, type Efforts, ridesCsv, type Waters } from './tables.ts';

/** Everything stored about a person, as a zip that is written while it is read. */
@Controller('users/me/export')
export class PersonalArchiveHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly originals: Originals,
    private readonly facts: PersonalFacts,
    private readonly waters: SessionWaters,
    private readonly efforts: SessionEfforts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Expensive('archive')
  @Get()
  @Answers({ summary: 'All your data as a zip', 200: media('application/zip') })
  async get(@Actor() { id: owner }: ActorIdentity, @Res() reply: FastifyReply): Promise<void> {
    // Files are read one at a time.
    await holdBytes(this.config.uploadLimitBytes);
    const stored = await this.database.query<StoredActivity>(
      'SELECT document, detected, watch FROM read_activities.activity WHERE owner = $1 ORDER BY activity_time',
      [owner],
    );
    const rows = stored.map(activityRow);
    const facts = await this.facts.of(owner);
    const waters = await this.waters.of(rows);
    const efforts = await this.efforts.of(owner);
    const [own] = await this.database.query<{ max_heart_rate: number | null }>(
      `SELECT (document->>'maxHeartRate')::integer AS max_heart_rate
       FROM read_activity_owner_units.owner_units WHERE user_id = $1`,
      [owner],
    );
    const measured = { efforts, maxHeartRate: own?.max_heart_rate ?? null };
    asAttachment(reply, 'rideline-data.zip', 'application/zip');
    await reply.send(zipOf(this.entries(rows, facts, waters, measured)));
  }

  private async *entries(
    rows: readonly ActivityRow[],
    facts: readonly object[],
    waters: Waters,
    { efforts, maxHeartRate }: { readonly efforts: Efforts; readonly maxHeartRate: number | null },
  ): AsyncGenerator<ZipEntry> {
    yield { name: 'account.json', content: [JSON.stringify(facts, null, 2)] };
    yield { name: 'activities.json', content: activitiesJson(rows, waters, efforts, maxHeartRate) };
    yield { name: 'activities.csv', content: [activitiesCsv(rows, waters, efforts)] };
    yield { name: 'rides.csv', content: ridesCsv(rows, waters, efforts) };
    const unreadable: string[] = [];
    const atStrava: string[] = [];
    const ofSeveral = new Set<string>();
    for (const row of rows) {
      // A file with several sessions is in the archive once.
      if (row.part !== null && ofSeveral.has(row.contentHash)) continue;
      const name = `originals/${row.activityId}-${row.fileName.replaceAll(/[^\w.-]/g, '_')}`;
      const content = await this.original(row);
      if (content !== undefined) {
        if (row.part !== null) ofSeveral.add(row.contentHash);
        yield { name, content: [content] };
      } else if (!(await this.isClaimed(row.urlHash))) continue;
      else if (!(await this.originals.isAtService(row))) unreadable.push(name);
      else atStrava.push(`${name}: https://www.strava.com/activities/${row.sourceId}`);
    }
    if (atStrava.length > 0) yield { name: 'originals/at-strava.txt', content: [AT_STRAVA(atStrava)] };
    if (unreadable.length > 0) yield { name: 'originals/unreadable.txt', content: [UNREADABLE(unreadable)] };
  }

  /** undefined for a file that is damaged or at Strava, or for a session that is deleted while the archive is written. */
  private async original(row: ActivityRow): Promise<Uint8Array | undefined> {
    if (await this.originals.isAtService(row)) return undefined;
    try {
      return await this.originals.readStored(row);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'damaged') return undefined;
      throw error;
    }
  }

  /** False once the session is deleted. */
  private async isClaimed(urlHash: string): Promise<boolean> {
    const claims = await this.database.query('SELECT 1 FROM activities.upload_claims WHERE url_hash = $1', [
      urlHash,
    ]);
    return claims.length > 0;
  }
}

const UNREADABLE = (names: readonly string[]) =>
  `These files are damaged or missing. Upload them again to restore them.\n\n${names.join('\n')}\n`;

const AT_STRAVA = (names: readonly string[]) =>
  `These recordings are at Strava only. They are fetched again when you open the session.\n\n${names.join('\n')}\n`;

interface ZipEntry {
  readonly name: string;
  /** Taken while the entry is written, each piece in a turn of its own. */
  readonly content: Iterable<string | Uint8Array>;
}

/** A zip that is written while it is read, one piece of one entry at a time. zlib's threads compress. */
function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const { zipWriter, readable } = new ZipWriterStream({ useWebWorkers: false });
  const zip = Readable.fromWeb(readable as ReadableStream);
  const write = async () => {
    for await (const { name, content } of entries) {
      await zipWriter.add(name, Readable.toWeb(answerInSlices(content)) as globalThis.ReadableStream);
    }
    await zipWriter.close();
  };
  write().catch((error: Error) => zip.destroy(error));
  return zip;
}
