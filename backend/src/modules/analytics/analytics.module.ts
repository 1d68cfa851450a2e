import { Module } from '@nestjs/common';
import { Contributions } from '../../kernel/contributions.ts';
import { AnalyticsStore } from './adapters/analytics-store.ts';

@Module({ providers: [AnalyticsStore] })
export class AnalyticsModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'analytics',
      events: [],
      projections: [],
      automations: [],
      migrations: [],
    });
  }
}
