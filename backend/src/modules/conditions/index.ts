export { FLOW_BANDS, type SessionWaters, TIDE_STATES, Tides } from './tides.port.ts';
