import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Stops the clock of components; promises go on. The test ends with `jest.useRealTimers()`. */
export function fakedTime() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  return {
    user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}
