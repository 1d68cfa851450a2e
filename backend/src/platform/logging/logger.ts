import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Redacted field names, at the top level of a log entry and one level down. */
const SECRET_FIELDS = [
  ...['authorization', 'cookie', 'password', 'current_password', 'new_password', 'token', 'access_token'],
  ...[
    'email',
    'username',
    'garmin_password',
    'api_key',
    'mfa_code',
    'code',
    'secret',
    'key',
    'latitude',
    'longitude',
  ],
];

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Logs only these fields of an error, because drivers put row values into others. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Object)) return { type: typeof error, message: String(error) };
  const { name, message, code, stack, cause } = error as Error & { code?: unknown };
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof stack === 'string' && { stack }),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/** JSON lines, with secrets redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error) },
      redact: { paths: [...SECRET_FIELDS, ...SECRET_FIELDS.map((name) => `*.${name}`)], censor: '[hidden]' },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}
