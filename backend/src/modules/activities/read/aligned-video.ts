/** How aligned videos are in the answer of their activity. */
export { AlignedVideo } from '../../video-editor/index.ts';
