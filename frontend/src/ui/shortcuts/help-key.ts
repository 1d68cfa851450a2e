const KEY = 'rideline.help-key';

/** Whether a bare '?' opens the list of shortcuts: who speaks to the computer may want it off. */
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
      // The choice then lasts no longer than the dialog.
    }
  },
};
