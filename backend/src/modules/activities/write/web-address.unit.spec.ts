import { expect, it } from '@jest/globals';
import { NO_WEB_ADDRESSES, WEB_ADDRESSES } from '../../../../../scripts/lib/web-addresses.ts';
import { isWebAddress } from './edit-activity.decision.ts';

it.each(WEB_ADDRESSES)('links to %s', (address) => expect(isWebAddress(address)).toBe(true));
it.each(NO_WEB_ADDRESSES)('links not to %j', (address) => expect(isWebAddress(address)).toBe(false));
