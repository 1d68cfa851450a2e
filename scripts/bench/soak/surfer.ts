import type { FreshApp, Person } from '../http/person.ts';
import type { Answers, Kind } from './answers.ts';

/** What a surfer does, over and over. */
const STEPS = [
  'list',
  'session',
  'session',
  'public',
  'edit',
  'list',
  'session',
  'public',
  'list',
  'session',
  'picture',
] as const;
/** Each of these rounds ends with an upload. */
const ROUNDS_TO_UPLOAD = 2;
const COLUMNS = { accept: 'application/vnd.rideline.columns+json' };
const JSON_BODY = { 'content-type': 'application/json' };

const PICTURES = [
  ['story', 'dark', 'track'],
  ['square', 'light', 'bars'],
  ['story', 'light', 'longest_ride'],
  ['square', 'dark', 'track'],
] as const;

interface Listed {
  readonly url_hash: string;
  readonly activity_name: string;
}

export interface Surroundings {
  readonly app: FreshApp;
  readonly answers: Answers;
  /** Shared sessions of everybody. */
  readonly shared: readonly string[];
  readonly fileOf: (day: number) => Uint8Array;
}

/** One of many people: a browser with an address of its own, whose owner reads, edits and uploads. */
export class Surfer {
  private readonly headers: Readonly<Record<string, string>>;
  private done = 0;

  constructor(
    private readonly around: Surroundings,
    private readonly index: number,
    person: Person,
    private readonly sessions: string[],
  ) {
    const address = `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    this.headers = { authorization: person.authorization, 'x-forwarded-for': address };
  }

  async step(): Promise<void> {
    const number = this.index + this.done++;
    if (number % (STEPS.length * ROUNDS_TO_UPLOAD) === 0) return this.upload();
    switch (STEPS[number % STEPS.length]) {
      case 'session': {
        const urlHash = this.sessions[number % this.sessions.length];
        await this.ask('read', `/api/activities/${urlHash}`, { headers: COLUMNS });
        return;
      }
      case 'public':
        return this.visit(this.around.shared[(number * 31) % this.around.shared.length]);
      case 'picture':
        return this.draw(number);
      case 'edit':
        return this.rename(`Session ${number}`);
      default:
        await this.list();
    }
  }

  /** A visitor's view, without a login. */
  private async visit(urlHash: string): Promise<void> {
    const { 'x-forwarded-for': address = '' } = this.headers;
    await this.around.answers.ask('public view', `${this.around.app.url}/api/public/activities/${urlHash}`, {
      headers: { ...COLUMNS, 'x-forwarded-for': address },
    });
  }

  /** A picture to share. With thousands of sessions and shapes, the server keeps almost none that is asked for again. */
  private async draw(number: number): Promise<void> {
    const urlHash = this.sessions[number % this.sessions.length];
    const [shape, theme, motif] = PICTURES[this.done % PICTURES.length];
    const query = new URLSearchParams({ shape, theme, motif, figures: 'rides,longest_ride,max_speed' });
    await this.ask('picture', `/api/activities/${urlHash}/share-picture?${query.toString()}`, {});
  }

  private async rename(name: string): Promise<void> {
    const urlHash = this.sessions[this.done % this.sessions.length];
    const body = JSON.stringify({ activity_name: name });
    const edited = await this.ask('edit', `/api/activities/${urlHash}`, {
      method: 'PUT',
      headers: JSON_BODY,
      body,
    });
    const listed = await this.list();
    if (edited === undefined || listed === undefined) return;
    const kept = listed.find(({ url_hash }) => url_hash === urlHash)?.activity_name;
    if (kept !== name)
      this.around.answers.errors.push(`${urlHash} is named ${kept} after it was named ${name}`);
  }

  private async upload(): Promise<void> {
    const body = new FormData();
    body.set('surf_type', 'ocean');
    const file = this.around.fileOf(this.sessions.length + this.index * 0.001);
    body.set('tcx_file', new File([Buffer.from(file)], 'session.fit'));
    const received = await this.ask('upload', '/api/analyze', { method: 'POST', body });
    if (received === undefined) return;
    const { url_hash } = JSON.parse(received.toString()) as Listed;
    this.sessions.push(url_hash);
    const listed = await this.list();
    if (listed?.some((session) => session.url_hash === url_hash) === false)
      this.around.answers.errors.push(`${url_hash} is not listed after its upload`);
  }

  private async list(): Promise<readonly Listed[] | undefined> {
    const received = await this.ask('read', '/api/activities?surf_type=traveling_waves', {});
    return received && (JSON.parse(received.toString()) as Listed[]);
  }

  private ask(
    kind: Exclude<Kind, 'public view'>,
    path: string,
    request: RequestInit,
  ): Promise<Buffer | undefined> {
    const headers = { ...this.headers, ...(request.headers as Record<string, string> | undefined) };
    return this.around.answers.ask(kind, this.around.app.url + path, { ...request, headers });
  }
}
