import { Type } from '@sinclair/typebox';

/** Of an activity's own routes. An id nobody has is found missing like any other. */
export const ActivityPath = Type.Object({ url_hash: Type.String() });
