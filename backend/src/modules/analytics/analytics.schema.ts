import { Type } from '@sinclair/typebox';

export const Count = Type.Integer({ minimum: 0 });

/** A share in whole percent. */
export const Percentage = Type.Integer({ minimum: 0, maximum: 100 });

/** A month in Pacific time. */
export const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$' });
