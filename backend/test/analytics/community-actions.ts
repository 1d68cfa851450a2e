/** What people of a made-up community do. */
export const ACTIONS = [
  'upload',
  'detect',
  'redetect',
  'cleanAgain',
  'trim',
  'changeSurfType',
  'mark',
  'assignVessel',
  'share',
  'unshare',
  'rename',
  'deleteRide',
  'deleteSession',
  'addVessel',
  'describeVessel',
  'deleteVessel',
  'signIn',
  'linkGoogle',
  'chooseUsername',
  'choosePreferences',
  'getKey',
  'createProfile',
  'requestReset',
  'failSync',
  'erase',
] as const;

/** One action of a person. item selects a session or vessel, choice one of the action's values. */
export interface Step {
  readonly action: (typeof ACTIONS)[number];
  readonly person: number;
  readonly item: number;
  readonly choice: number;
}
