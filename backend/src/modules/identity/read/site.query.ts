import { Controller, Get, Inject } from '@nestjs/common';
import { SERVICES, ZONE_RELEASE } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Nullable, OneOf } from '../../../kernel/event-store/fields.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { DEMO_CREDENTIALS } from '../adapters/credentials.ts';

/** Settings of this installation that the web app needs before login. */
const Site = Type.Object(
  {
    product: Type.String(),
    support_email: Type.String(),
    registration: OneOf(['open', 'invited', 'closed'], {
      description: 'Who can open an account: anybody, whoever has an invitation, or nobody',
    }),
    google_client_id: Nullable(Type.String()),
    oidc_name: Nullable(Type.String({ description: "Name of this site's own identity provider" })),
    mapbox_token: Nullable(Type.String()),
    tile_url: Nullable(Type.String()),
    map_style: Nullable(
      Type.Object({ light: Type.String(), dark: Type.String() }, { additionalProperties: false }),
    ),
    upload_limit_bytes: Type.Integer(),
    video_editor_url: Nullable(Type.String()),
    video_channel_url: Nullable(Type.String()),
    /** Services from which sessions can be synced. */
    connections: Type.Array(OneOf(SERVICES)),
    zip_limit_bytes: Type.Integer(),
    note_limit: Type.Integer(),
    name_limit: Type.Integer(),
    time_zones: Type.String({ description: "Release of the time zones' rules, as 2026f" }),
    strava_sharing: Type.Boolean({ description: 'Whether activities from Strava can be shared' }),
    demo: Nullable(
      Type.Object({ email: Type.String(), password: Type.String() }, { additionalProperties: false }),
    ),
  },
  { $id: 'Site', additionalProperties: false },
);

@Controller('site')
export class SiteHttp {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Public()
  @Get()
  @Answers({ summary: 'Settings of this installation that are needed before login', 200: Site })
  site(): Static<typeof Site> {
    const { config } = this;
    return {
      product: 'Rideline',
      support_email: config.supportEmail,
      registration: config.registration,
      google_client_id: config.googleClientId ?? null,
      oidc_name: config.oidc?.name ?? null,
      mapbox_token: config.mapboxToken ?? null,
      tile_url: config.tileUrl ?? null,
      map_style: config.mapStyles ?? null,
      upload_limit_bytes: config.uploadLimitBytes,
      video_editor_url: config.videoEditorUrl ?? null,
      video_channel_url: config.videoChannelUrl ?? null,
      connections: [...config.connections],
      zip_limit_bytes: config.zipLimitBytes,
      note_limit: config.noteLimit,
      name_limit: config.nameLimit,
      time_zones: ZONE_RELEASE,
      strava_sharing: config.strava.sharing,
      demo: config.demo ? DEMO_CREDENTIALS : null,
    };
  }
}
