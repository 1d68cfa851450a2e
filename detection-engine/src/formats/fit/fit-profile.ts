/** The messages and fields of the FIT profile that a track needs. */
export const FitMessage = { fileId: 0, sport: 12, session: 18, record: 20, gpsMetadata: 160 } as const;

export const RecordField = {
  latitude: 0,
  longitude: 1,
  distance: 5,
  speed: 6,
  compressedSpeedDistance: 8,
  enhancedSpeed: 73,
  timestamp: 253,
} as const;

export const FileIdField = { manufacturer: 1, product: 2, productName: 8 } as const;
export const SportField = { sport: 0, name: 3 } as const;
export const SessionField = { sport: 5, profileName: 110 } as const;
export const GpsMetadataField = { speed: 4 } as const;

/** FIT counts seconds from 1989-12-31T00:00:00Z. */
export const FIT_EPOCH_SECONDS = 631_065_600;
/** Degrees of one semicircle. */
export const DEGREES_PER_SEMICIRCLE = 180 / 2 ** 31;
