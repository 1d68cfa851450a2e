/** Why a figure is rough, for whoever rests on it. */
export const UNCERTAIN_GPS = 'Uncertain GPS';

/** '42.0 km/h rough' where too little of what it was measured on is trusted. */
export const roughly = (figure: string, isRough: boolean): string => (isRough ? `${figure} rough` : figure);
