const KEY = 'rideline.help-key';

/** Whether '?' and other single keys are shortcuts. Speech input users need to switch them off (WCAG 2.1.4). */
export const helpKey = {
  isOn: (): boolean => {
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  },
  set: (on: boolean): void => {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // Storage is blocked: the choice lasts until the dialog is closed.
    }
  },
};
