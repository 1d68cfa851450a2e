/** Why a file was refused; callers may branch on these codes. */
export type TrackFileErrorCode =
  | 'empty_file'
  | 'unsupported_format'
  | 'wrong_extension'
  | 'truncated'
  | 'bad_checksum'
  | 'damaged'
  | 'too_large'
  | 'forbidden_xml'
  | 'malformed_xml'
  | 'xml_too_complex'
  | 'no_positions'
  | 'unreadable_positions'
  | 'no_times'
  | 'unreadable_times'
  | 'one_time'
  | 'impossible_times'
  | 'too_few_points'
  | 'too_many_points'
  | 'too_many_sessions';

/** Thrown by the readers and cleanTrack; `message` is a sentence for people. */
export class TrackFileError extends Error {
  override readonly name = 'TrackFileError';

  constructor(
    readonly code: TrackFileErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const tooManyPoints = (maxPoints: number) =>
  new TrackFileError(
    'too_many_points',
    `This track has more than ${maxPoints.toLocaleString('en-US')} points, the most a session may have. Split it and try again.`,
  );
