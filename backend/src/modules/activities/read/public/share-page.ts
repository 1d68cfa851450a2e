import { writtenFor } from '@rideline/detection-engine';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import type { DescribedPages, PageDescription } from '../../../../platform/http/web-app/described-pages.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { LAYOUTS } from '../picture/picture-design.ts';
import { sessionWords } from './session-words.ts';
import { SharedActivities } from './shared-activities.ts';

/** A description has a few hundred bytes. */
const MOST_CACHED = 1_000;

/** Title, description and picture for previews of a shared link. */
@Injectable()
export class SharePage implements DescribedPages {
  readonly prefix = '/public/activity/';
  private readonly cache = new VersionCache<PageDescription | undefined>(MOST_CACHED);

  constructor(
    private readonly shared: SharedActivities,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async describe(urlHash: string, reader: string): Promise<PageDescription | undefined> {
    const version = await this.shared.version(urlHash);
    if (version === undefined) return undefined;
    return this.cache.get(`${urlHash} ${reader}`, version, () => this.read(urlHash, reader));
  }

  private async read(urlHash: string, reader: string): Promise<PageDescription | undefined> {
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) return undefined;
    const { name, day, figures } = writtenFor(reader, () => sessionWords(activity));
    const { publicUrl } = this.config;
    const numbers = figures.map(({ label, value }) => `${label} ${value}`).join(', ');
    return {
      title: `${name} - Rideline`,
      description: `${day}. ${numbers}. Shared by ${activity.username}.`,
      kind: 'article',
      url: `${publicUrl}${this.prefix}${activity.row.urlHash}`,
      image: {
        url: `${publicUrl}/api/public/activities/${activity.row.urlHash}/picture.png`,
        width: LAYOUTS.wide.width,
        height: LAYOUTS.wide.height,
        alt: `Track of ${name}`,
      },
    };
  }
}
