import { describe, expect, it } from '@jest/globals';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  it.each(['/', '/upload', '/compare?activities=a,b', '/terms#privacy'])('accepts %p', (path) =>
    expect(safePath(path)).toBe(path),
  );

  it.each([
    null,
    undefined,
    '',
    'upload',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\..\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('rejects %p', (path) => expect(safePath(path)).toBeNull());
});
