import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { KeyPool } from './adapters/key-pool.ts';
import { ActivationKeyAssigned } from './events/activation-key-assigned.ts';
import { keyPool } from './migrations/0001-key-pool.ts';
import { ActivationKeyHttp, GetActivationKeyHandler } from './read/activation-keys/activation-key.query.ts';
import { activationKeysProjection } from './read/activation-keys/activation-keys.projection.ts';
import { AssignKeyHandler } from './write/assign-key/assign-key.handler.ts';
import { StockKeysHandler } from './write/stock-keys/stock-keys.handler.ts';
import { AssignKeyHttp } from './write/assign-key/assign-key.http.ts';

@Module({
  imports: [CqrsModule],
  controllers: [AssignKeyHttp, ActivationKeyHttp],
  providers: [KeyPool, AssignKeyHandler, StockKeysHandler, GetActivationKeyHandler],
})
export class VideoEditorModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'video-editor',
      events: [ActivationKeyAssigned],
      projections: [activationKeysProjection],
      automations: [],
      migrations: [keyPool],
    });
  }
}
