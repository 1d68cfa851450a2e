import { Controller, Get, Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { DEMO_CREDENTIALS } from '../../adapters/demo-credentials.ts';

/** The services that sessions can be synced from: none yet. */
const CONNECTIONS: readonly ('garmin' | 'strava')[] = [];

/** What the web app has to know of this installation before anybody signs in. */
@Controller('site')
export class SiteHttp {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Public()
  @Get()
  site() {
    const { config } = this;
    return {
      product: 'Rideline',
      support_email: config.supportEmail,
      google_client_id: config.googleClientId ?? null,
      mapbox_token: config.mapboxToken ?? null,
      tile_url: config.tileUrl ?? null,
      upload_limit_bytes: config.uploadLimitBytes,
      video_editor_url: config.videoEditorUrl ?? null,
      connections: CONNECTIONS,
      zip_limit_bytes: config.zipLimitBytes,
      note_limit: config.noteLimit,
      name_limit: config.nameLimit,
      demo: config.demo ? DEMO_CREDENTIALS : null,
    };
  }
}
