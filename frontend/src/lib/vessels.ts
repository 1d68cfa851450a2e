import type { VesselType } from '../app/api-types.ts';

export const VESSEL_TYPES: Readonly<Record<VesselType, string>> = {
  surfboard: 'Surfboard',
  sup_board: 'SUP Board',
  bodyboard: 'Bodyboard',
  foil: 'Foil',
  surf_kayak: 'Surf Kayak',
  sea_kayak: 'Sea Kayak',
  whitewater_kayak: 'Whitewater Kayak',
  surfski: 'Surfski',
  other: 'Other',
};

/** The nickname, else brand and model. */
export const vesselName = (vessel: { nickname: string | null; brand: string; model: string }): string =>
  vessel.nickname?.trim() || `${vessel.brand} ${vessel.model}`;
