import { escapeHtml, html, type Reply } from '../http/reply.ts';
import { type StravaAthlete } from './world.ts';

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly query: URLSearchParams;
}

const MEANINGS: Readonly<Record<string, string>> = {
  read: 'View your public profile',
  'activity:read': 'View your activities, except those visible only to you',
  'activity:read_all': 'View all of your activities, also those visible only to you',
};

/** The page on which an athlete chooses what the application may read. */
export function authorizePage(request: AuthorizationRequest, athletes: readonly StravaAthlete[]): Reply {
  const options = athletes.map(
    ({ id, firstname, lastname }) =>
      `<option value="${id}">${escapeHtml(`${firstname} ${lastname}`)}</option>`,
  );
  const scopes = request.scopes.map(
    (scope) =>
      `<p><label><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked> ${escapeHtml(MEANINGS[scope] ?? scope)} (${escapeHtml(scope)})</label></p>`,
  );
  return html(
    200,
    `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in for Strava: authorize</title>
<style>
html { color-scheme: light dark; }
body { font: 16px/1.5 sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
button, select { font: inherit; min-height: 2.5rem; padding: 0 1rem; margin: 0 0.5rem 0.5rem 0; }
label { display: block; }
</style>
</head>
<body>
<h1>Connect to Strava?</h1>
<p>This page stands in for Strava's. The application leads back to ${escapeHtml(request.redirectUri)}.</p>
<form method="post" action="/oauth/authorize?${escapeHtml(request.query.toString())}">
<p><label>Athlete <select name="athlete">${options.join('')}</select></label></p>
${scopes.join('\n')}
<p><button name="decision" value="authorize">Authorize</button><button name="decision" value="cancel">Cancel</button></p>
</form>
</body>`,
  );
}
