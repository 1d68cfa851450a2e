import { parseArgs } from 'node:util';
import { DETECTION_PARAMETERS, type ParameterKey, parameterProblem } from '@rideline/detection-engine';
import {
  RedetectionJob,
  type RedetectionProgress,
  type RedetectionRequest,
} from '../modules/activities/command-line.ts';
import { EmailClaims } from '../modules/identity/command-line.ts';
import { type Tool, type ToolContext, UsageError } from './tool.ts';

/** Runs detection again on stored tracks, or on what cleaning their originals again gives, prints the differences and records them unless --dry-run is set. */
export const redetect: Tool = {
  usage:
    'redetect --all | --user EMAIL | --activity URL_HASH [--setting ID] [--parameter NAME=VALUE ...] ' +
    '[--engine-version VERSION] [--from POSITION] [--clean] [--dry-run]',
  async run(context) {
    const request = await requestOf(context);
    const { app, say, signal } = context;
    let printedAt = 0;
    let last: RedetectionProgress | undefined;
    const { ended } = await app.get(RedetectionJob).start({
      request,
      askedBy: 'command-line',
      correlation: 'command-line',
      stop: signal,
      onProgress: (progress) => {
        last = progress;
        if (performance.now() - printedAt < 1000) return;
        printedAt = performance.now();
        say(progressLine(progress));
      },
    });
    const { state, reason } = await ended;
    if (last !== undefined) printReport(last, request.dryRun, say);
    if (state === 'failed') throw new Error(reason ?? 'The re-detection ended early.');
  },
};

async function requestOf({ app, args }: ToolContext): Promise<RedetectionRequest> {
  const { values } = parse(args);
  if ([values.all, values.user, values.activity].filter((choice) => choice !== undefined).length !== 1) {
    throw new UsageError('Choose one of --all, --user and --activity.');
  }
  const owner = values.user === undefined ? undefined : await app.get(EmailClaims).find(values.user);
  if (values.user !== undefined && owner === undefined)
    throw new UsageError(`Nobody has the email ${values.user}.`);
  return {
    dryRun: values['dry-run'] === true,
    cleanAgain: values.clean === true,
    ...(owner !== undefined && { owner }),
    ...(values.activity !== undefined && { urlHash: values.activity }),
    ...(values['engine-version'] !== undefined && { engineVersion: values['engine-version'] }),
    ...(values.setting !== undefined && { settingId: wholeNumber(values.setting, '--setting') }),
    ...(values.from !== undefined && { from: BigInt(wholeNumber(values.from, '--from')) }),
    parameters: Object.fromEntries((values.parameter ?? []).map(parseParameter)),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean' },
        user: { type: 'string' },
        activity: { type: 'string' },
        setting: { type: 'string' },
        parameter: { type: 'string', multiple: true },
        'engine-version': { type: 'string' },
        from: { type: 'string' },
        clean: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}

function wholeNumber(text: string, option: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new UsageError(`${option} is a whole number.`);
  return Number(text);
}

function parseParameter(text: string): [ParameterKey, number] {
  const [name, value = ''] = text.split('=', 2);
  const parameter = DETECTION_PARAMETERS.find(({ key }) => key === name);
  if (parameter === undefined || value.trim() === '' || Number.isNaN(Number(value))) {
    const names = DETECTION_PARAMETERS.map(({ key }) => key).join(', ');
    throw new UsageError(`--parameter is NAME=NUMBER with a name of ${names}.`);
  }
  const problem = parameterProblem(parameter, Number(value));
  if (problem !== null) throw new UsageError(`${parameter.key}: ${problem}.`);
  return [parameter.key, Number(value)];
}

function progressLine({ activities, points, pointsPerSecond, timeLeft }: RedetectionProgress): string {
  const rate = (pointsPerSecond / 1e6).toFixed(2);
  const left = timeLeft === undefined ? '' : `, about ${Math.ceil(timeLeft)} s left`;
  return `${activities} activities, ${points} points, ${rate} million points/s${left}`;
}

function printReport(report: RedetectionProgress, dryRun: boolean, say: (sentence: string) => void): void {
  say(progressLine({ ...report, timeLeft: undefined }));
  for (const { urlHash, gained, lost, changed, changes } of report.differing) {
    const others = changes.map(({ what, before, after }) => `, ${what} ${after} (was ${before})`);
    say(`  ${urlHash}: ${gained} gained, ${lost} lost, ${changed} changed${others.join('')}`);
  }
  if (report.differingCount > report.differing.length)
    say(`  ... and ${report.differingCount - report.differing.length} more activities`);
  for (const { urlHash, reason } of report.failed) say(`  ${urlHash}: failed (${reason})`);
  if (report.failedCount > report.failed.length) {
    say(`  ... and ${report.failedCount - report.failed.length} more that failed`);
  }
  if (report.expired > 0) {
    say(
      `Left out: ${report.expired} from Strava whose recordings expired. Opening such a session fetches its recording again.`,
    );
  }
  if (report.rezoned > 0) {
    say(`In another time zone, with times, day and season of that one: ${report.rezoned} activities.`);
  }
  if (report.told > 0) {
    say(`Told by other sessions at the spot which way rides go: ${report.told} for the first time.`);
  }
  const { gained, lost, changed, kept } = report.total;
  say(`Rides: ${gained} gained, ${lost} lost, ${changed} changed, ${kept} as before.`);
  if (dryRun) say('Nothing was recorded (--dry-run).');
  if (report.state === 'interrupted') say(`Interrupted. Continue with --from ${report.position}.`);
}
