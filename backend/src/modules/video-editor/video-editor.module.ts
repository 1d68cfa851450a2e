import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { KeyPool, keyPoolMigration } from './adapters/key-pool.ts';
import { ActivationKeyAssigned, activationKeyStream } from './events/activation-key-events.ts';
import { videoEvents, videosStream } from './events/video-events.ts';
import * as activationKeyQuery from './read/activation-key.query.ts';
import { activationKeysProjection } from './read/activation-keys.projection.ts';
import * as alignVideo from './write/align-video.use-case.ts';
import * as assignKey from './write/assign-key.use-case.ts';
import * as forgetVideo from './write/forget-video.use-case.ts';
import * as stockKeys from './write/stock-keys.use-case.ts';

const { controllers, providers } = registered(
  activationKeyQuery,
  alignVideo,
  assignKey,
  forgetVideo,
  stockKeys,
);

@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers, KeyPool],
})
export class VideoEditorModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'video-editor',
      events: [ActivationKeyAssigned, ...videoEvents],
      projections: [activationKeysProjection],
      automations: [],
      migrations: [keyPoolMigration],
      personalStreams: (person) => [activationKeyStream(person), videosStream(person)],
    });
  }
}
