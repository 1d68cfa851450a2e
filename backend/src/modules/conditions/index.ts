export { type SessionWaters, TIDE_STATES, Tides } from './tides.port.ts';
