import { expect, it } from '@jest/globals';

it('is forgotten by a service worker that does not control the page', async () => {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => void told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: null, getRegistration: () => Promise.resolve({ active }) },
  });
  const { forgetDeviceCopy } = await import('./device-copy.ts');
  await forgetDeviceCopy();
  expect(told).toEqual([{ type: 'forget' }]);
});
