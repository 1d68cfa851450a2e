/** Pixels kept free while the preview's code is on its way. */
export const PREVIEW_HEIGHT = 380;
