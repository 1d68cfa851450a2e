/** 'Garmin Forerunner 945', which Garmin's brand rules require beside its data; 'Garmin' for an unknown device. */
export const garminDevice = (device: string): string => `Garmin ${device.replace(/^garmin\s*/i, '')}`.trim();
