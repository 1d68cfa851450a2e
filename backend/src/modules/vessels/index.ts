export {
  vesselEvents,
  vesselsOwner,
  vesselsStream,
  type VesselEvent,
  type VesselType,
} from './events/vessel-events.ts';
export { VesselUse } from './vessel-use.port.ts';
