import { describe, expect, it } from '@jest/globals';
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts';
import { recordRefusal } from './record-refusal.decision.ts';

const damaged = new DomainError('unprocessable', 'This FIT file is damaged.', { code: 'bad_checksum' });

describe('record a refused upload', () => {
  it.each([
    ['Kai at Mavericks.fit', 'fit'],
    ['MORNING.GPX', 'gpx'],
    ['a.tcx.gz', 'tcx'],
    ['export_123.zip', 'zip'],
    ['holiday.mov', 'other'],
    ['fit', 'other'],
    ['', 'other'],
  ])('keeps of the name "%s" only the format %s', (fileName, format) => {
    expect(recordRefusal({ fileName, error: damaged }, null)).toEqual([
      { type: 'UploadRefused', data: { format, reason: 'bad_checksum' } },
    ]);
  });

  it('keeps the kind of an error without a code', () => {
    const error = invalid('Please select a surfing type');
    expect(recordRefusal({ fileName: 'a.fit', error }, null)).toEqual([
      { type: 'UploadRefused', data: { format: 'fit', reason: 'invalid' } },
    ]);
  });

  it.each([
    new DomainError('unavailable', 'Too busy'),
    new DomainError('rate_limited', 'Too many'),
    new DomainError('damaged', 'Unreadable'),
    new Error('A bug'),
  ])('records nothing for what is not about the upload: %s', (error) => {
    expect(recordRefusal({ fileName: 'a.fit', error }, null)).toEqual([]);
  });
});
