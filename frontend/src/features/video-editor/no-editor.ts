/** Where VIDEO_EDITOR_URL is not set. */
export const NO_EDITOR = "The surf video editor isn't available here.";
