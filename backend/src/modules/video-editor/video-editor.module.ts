import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { KeyPool, keyPoolMigration } from './adapters/key-pool.ts';
import { ActivationKeyAssigned, activationKeyStream } from './events/activation-key-events.ts';
import * as activationKeyQuery from './read/activation-keys/activation-key.query.ts';
import { activationKeysProjection } from './read/activation-keys/activation-keys.projection.ts';
import * as assignKey from './write/assign-key/assign-key.use-case.ts';
import * as stockKeys from './write/stock-keys/stock-keys.use-case.ts';

const { controllers, providers } = registered(activationKeyQuery, assignKey, stockKeys);

@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers, KeyPool],
})
export class VideoEditorModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'video-editor',
      events: [ActivationKeyAssigned],
      projections: [activationKeysProjection],
      automations: [],
      migrations: [keyPoolMigration],
      personalStreams: (person) => [activationKeyStream(person)],
    });
  }
}
