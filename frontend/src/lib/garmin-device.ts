/** 'Garmin Forerunner 945', which Garmin's brand rules require beside its data. */
export const garminDevice = (device: string): string => `Garmin ${device.replace(/^garmin\s*/i, '')}`;
