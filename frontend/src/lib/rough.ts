/** Tooltip of a rough figure. */
export const UNCERTAIN_GPS = 'Uncertain GPS';

/** '42.0 km/h rough' for a figure measured on uncertain GPS points. */
export const roughly = (figure: string, isRough: boolean): string => (isRough ? `${figure} rough` : figure);
