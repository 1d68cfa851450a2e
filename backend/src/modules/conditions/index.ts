export { type SessionWaters, TIDE_STATES, Tides, type TideStateName } from './tides.port.ts';
