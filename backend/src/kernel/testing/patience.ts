import { jest } from '@jest/globals';

// Jest takes no `testTimeout` of a single project.
jest.setTimeout(60_000);
