import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Whole } from '../../../kernel/event-store/fields.ts';

/** An admin, the event's actor, looked at people's emails, usernames and figures. */
export const UserEngagementViewed = defineEvent({
  type: 'UserEngagementViewed',
  version: 1,
  data: Type.Object({
    /** How many people were shown. */
    people: Whole,
  }),
});
export type UserEngagementViewed = EventOf<typeof UserEngagementViewed>;

/** What one admin looked at. */
export const engagementViewsStream = (admin: number) => `engagement-views-${admin}`;
