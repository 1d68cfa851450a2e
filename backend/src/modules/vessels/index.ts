export {
  vesselEvents,
  vesselsOwner,
  vesselsStream,
  VesselType,
  type VesselEvent,
} from './events/vessel-events.ts';
export { VesselUse } from './vessel-use.port.ts';
