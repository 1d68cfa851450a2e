import { Readable } from 'node:stream';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { ownTurn } from '../../../../kernel/admission/own-turn.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { DomainError } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { Originals } from '../../adapters/originals.ts';
import { PersonalFacts } from '../../adapters/personal-facts.ts';
import type { ActivityRow } from '../activities/activity-row.ts';
import { activitiesProjection } from '../activities/activities.projection.ts';
import { asAttachment } from '../files/attachment.ts';
import { activitiesCsv, activitiesJson, ridesCsv } from './tables.ts';

export class GetPersonalArchive {
  constructor(readonly owner: number) {}
}

type ArchivedRow = ActivityRow & { readonly content_hash: string };

/** Everything that is kept of a person, as a zip written while it is read. */
@QueryHandler(GetPersonalArchive)
export class GetPersonalArchiveHandler implements IQueryHandler<GetPersonalArchive, Readable> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly originals: Originals,
    private readonly facts: PersonalFacts,
  ) {}

  async execute({ owner }: GetPersonalArchive): Promise<Readable> {
    const stored = await this.database.query<{ readonly content_hash: string }>(
      `SELECT a.*, c.content_hash FROM read_activities.activity a
       JOIN activities.upload_claims c USING (url_hash) WHERE a.owner = $1 ORDER BY a.activity_time`,
      [owner],
    );
    const rows = stored.map((row) => ({
      ...activitiesProjection.rowOf(row),
      content_hash: row.content_hash,
    }));
    const facts = await this.facts.of(owner);
    return Readable.from(zipOf(this.entries(rows, facts)));
  }

  private async *entries(rows: readonly ArchivedRow[], facts: readonly object[]): AsyncGenerator<ZipEntry> {
    yield { name: 'account.json', content: strToU8(JSON.stringify(facts, null, 2)) };
    yield { name: 'activities.json', content: strToU8(activitiesJson(rows)) };
    yield { name: 'activities.csv', content: strToU8(activitiesCsv(rows)) };
    yield { name: 'rides.csv', content: strToU8(ridesCsv(rows)) };
    const unreadable: string[] = [];
    for (const { activity_id, url_hash, file_name, content_hash } of rows) {
      const name = `originals/${activity_id}-${file_name.replaceAll(/[^\w.-]/g, '_')}`;
      const content = await this.original(content_hash);
      if (content !== undefined) yield { name, content };
      else if (await this.isStillThere(url_hash)) unreadable.push(name);
    }
    if (unreadable.length > 0)
      yield { name: 'originals/unreadable.txt', content: strToU8(UNREADABLE(unreadable)) };
  }

  /** Nothing for a damaged file, or a session that was deleted while the archive is being written. */
  private async original(hash: string): Promise<Uint8Array | undefined> {
    try {
      return await this.originals.read(hash);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'damaged') return undefined;
      throw error;
    }
  }

  private async isStillThere(urlHash: string): Promise<boolean> {
    const claims = await this.database.query('SELECT 1 FROM activities.upload_claims WHERE url_hash = $1', [
      urlHash,
    ]);
    return claims.length > 0;
  }
}

const UNREADABLE = (names: readonly string[]) =>
  `These files are damaged or missing. Upload them again to restore them.\n\n${names.join('\n')}\n`;

interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What is packed in one turn: two or three milliseconds' work. */
const SLICE_BYTES = 64 * 1024;

/** One entry in memory at a time, and none is read before what came before it was taken. */
async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, content } of entries) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    for (let from = 0; ; from += SLICE_BYTES) {
      const last = from + SLICE_BYTES >= content.length;
      entry.push(content.subarray(from, from + SLICE_BYTES), last);
      yield* written;
      written = [];
      if (last) break;
      await ownTurn();
    }
  }
  zip.end();
  yield* written;
}

@Controller('users/me/export')
export class PersonalArchiveHttp {
  constructor(private readonly queries: QueryBus) {}

  @Expensive('archive')
  @Get()
  async download(@Actor() actor: ActorIdentity, @Res() reply: FastifyReply): Promise<void> {
    const archive = await this.queries.execute<GetPersonalArchive, Readable>(
      new GetPersonalArchive(actor.id),
    );
    asAttachment(reply, 'rideline-data.zip', 'application/zip');
    await reply.send(archive);
  }
}
