import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { KeyPool, keyPoolMigration } from './adapters/key-pool.ts';
import { ActivationKeyAssigned, activationKeyStream } from './events/activation-key-events.ts';
import { ActivationKeyHttp } from './read/activation-keys/activation-key.query.ts';
import { activationKeysProjection } from './read/activation-keys/activation-keys.projection.ts';
import { AssignKeyHandler, AssignKeyHttp } from './write/assign-key/assign-key.use-case.ts';
import { StockKeysHandler } from './write/stock-keys/stock-keys.use-case.ts';

@Module({
  imports: [CqrsModule],
  controllers: [AssignKeyHttp, ActivationKeyHttp],
  providers: [AssignKeyHandler, StockKeysHandler, KeyPool],
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
