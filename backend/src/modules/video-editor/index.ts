export { ActivationKeyAssigned, activationKeyStream } from './events/activation-key-events.ts';
export { type VideoEvent, videoEvents } from './events/video-events.ts';
export { SessionTimes } from './session-times.port.ts';
export { AlignedVideo, videoAnswer } from './aligned-video.port.ts';
export { type Video, withVideo } from './videos.aggregate.ts';
