import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Fakes timers but not promises. The test must call `jest.useRealTimers()` at its end. */
export function fakedTime() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  return {
    user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}
