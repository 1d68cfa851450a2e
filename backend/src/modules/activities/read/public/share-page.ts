import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import type { DescribedPages, PageDescription } from '../../../../kernel/http/web-app/described-pages.ts';
import { LAYOUTS } from './picture/picture-design.ts';
import { sessionWords } from './session-words.ts';
import { SharedActivities } from './shared-activities.ts';

/** Title, description and picture for previews of a shared link. */
@Injectable()
export class SharePage implements DescribedPages {
  readonly prefix = '/public/activity/';

  constructor(
    private readonly shared: SharedActivities,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async describe(urlHash: string): Promise<PageDescription | undefined> {
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) return undefined;
    const { name, day, figures } = sessionWords(activity);
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
