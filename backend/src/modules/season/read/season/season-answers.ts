import { Injectable } from '@nestjs/common';
import { countBySize } from '../../../../platform/admission/admitted-request.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import type { PersonSeason } from './person-season.ts';

/** Answers of a person in the cache, such as those of two surf types, of two periods and of two spots. */
const MOST_CACHED = 6;
/** Take some 10 ms of the event loop. */
const USUAL_BYTES = 100_000;

/** Answers that follow from a person's season alone. Those of a season that was read again are made again. */
@Injectable()
export class SeasonAnswers {
  private readonly answers = new WeakMap<PersonSeason, VersionCache<Buffer>>();

  /**
   * The written JSON, which counts by its size.
   * @param asked what is asked of the season
   */
  async of(person: PersonSeason, asked: string, answer: () => unknown): Promise<Buffer> {
    const answers = this.answers.get(person) ?? new VersionCache<Buffer>(MOST_CACHED);
    this.answers.set(person, answers);
    const written = await answers.get(asked, '', async () => Buffer.from(JSON.stringify(await answer())));
    countBySize(written.length, USUAL_BYTES);
    return written;
  }
}
