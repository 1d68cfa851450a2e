import { describe, expect, it } from '@jest/globals';
import { EventCatalog } from '../../../kernel/event-store/event-catalog.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { ActivityUploaded } from './upload-events.ts';

const catalog = new EventCatalog();
catalog.register(ActivityUploaded);
const known = catalog.find('ActivityUploaded');

describe('the upload of a session', () => {
  it('is refused with the name of a device in place of its family', () => {
    const { data } = uploadedFact();
    expect(() => known.checked({ ...data, device: 'Forerunner305 (Unit ID 3815748186)' })).toThrow(/device/);
  });
});
