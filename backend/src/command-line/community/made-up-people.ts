import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { BLOB_STORE, type BlobStore } from '../../platform/blobs/blob-store.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { MAILER } from '../../platform/mail/mailer.ts';
import {
  EditActivityCommand,
  DeleteActivityCommand,
  MarkSessionCommand,
  RecordRefusalCommand,
  ShareActivityCommand,
  UnshareActivityCommand,
  UploadActivityCommand,
} from '../../modules/activities/command-line.ts';
import {
  ChoosePreferencesCommand,
  ChooseUsernameCommand,
  EmailClaims,
  EraseAccountCommand,
  RecordUseCommand,
  RegisterCommand,
  VerifyEmailCommand,
} from '../../modules/identity/command-line.ts';
import {
  AddVesselCommand,
  DeleteVesselCommand,
  type VesselType,
} from '../../modules/vessels/command-line.ts';
import { AssignKeyCommand } from '../../modules/video-editor/command-line.ts';
import type { Deed, PlannedSession } from './moment.ts';
import type { HeldMailer } from './past.ts';

export interface MadeUpPerson {
  readonly email: string;
  readonly password: string;
}

interface Life extends MadeUpPerson {
  readonly userId: number;
  readonly link: Promise<URL>;
  readonly sessions: Map<number, string>;
  readonly vessels: number[];
}

const CORRELATION = 'command-line';
const MAX_FILE_BYTES = 10_000_000;

/** Sends the commands that people's requests lead to. */
export class MadeUpPeople {
  private readonly lives = new Map<number, Life>();
  private readonly commands: CommandBus;
  private readonly blobs: BlobStore;

  constructor(private readonly app: INestApplicationContext) {
    this.commands = app.get(CommandBus);
    this.blobs = app.get<BlobStore>(BLOB_STORE);
  }

  /** The login of a person who has registered. */
  loginOf(person: number): MadeUpPerson {
    const { email, password } = this.lives.get(person)!;
    return { email, password };
  }

  async act(person: number, deed: Deed): Promise<void> {
    if (deed.what === 'register') await this.register(person);
    else await this.live(this.lives.get(person)!, deed);
  }

  private async register(person: number): Promise<void> {
    const email = person === 0 ? 'admin@rideline.example' : `surfer${person}@rideline.example`;
    const password = randomBytes(9).toString('base64url');
    const link = this.app.get<HeldMailer>(MAILER).nextLinkTo(email);
    await this.commands.execute(
      new RegisterCommand({
        email,
        password,
        madeFrom: 'a made-up browser',
        language: 'en-US',
        browserSecret: undefined,
        timeZone: undefined,
        correlation: CORRELATION,
      }),
    );
    const userId = (await this.app.get(EmailClaims).find(email))!;
    this.lives.set(person, { email, password, userId, link, sessions: new Map(), vessels: [] });
  }

  private live(life: Life, deed: Exclude<Deed, { what: 'register' }>): Promise<unknown> {
    const { userId } = life;
    const context = { actor: userId, correlation: CORRELATION };
    const ofSession = (session: number) => ({ ...context, urlHash: life.sessions.get(session)! });
    switch (deed.what) {
      case 'verify':
        return this.verify(life);
      case 'prefer': {
        const { distanceUnit, speedUnit } = deed;
        return this.commands.execute(new ChoosePreferencesCommand(context, { distanceUnit, speedUnit }));
      }
      case 'chooseUsername':
        return this.commands.execute(new ChooseUsernameCommand(context, deed.username));
      case 'visit':
        return this.commands.execute(new RecordUseCommand(context));
      case 'getKey':
        return this.commands.execute(new AssignKeyCommand(context));
      case 'addVessel':
        return this.addVessel(life, deed.vesselType);
      case 'deleteVessel': {
        const vesselId = life.vessels[deed.vessel]!;
        return this.commands.execute(new DeleteVesselCommand(context, { vesselId }));
      }
      case 'upload':
        return this.upload(life, deed);
      case 'uploadBroken':
        return this.uploadBroken(life, deed.fileName);
      case 'share':
        return this.commands.execute(new ShareActivityCommand(ofSession(deed.session), false));
      case 'unshare':
        return this.commands.execute(new UnshareActivityCommand(ofSession(deed.session)));
      case 'delete':
        return this.commands.execute(new DeleteActivityCommand(ofSession(deed.session)));
      case 'mark': {
        const start = deed.startTime.getTime() + 120_000;
        const mark = { kind: 'not_a_ride', startTime: start, endTime: start + 90_000 } as const;
        return this.commands.execute(new MarkSessionCommand(ofSession(deed.session), [mark]));
      }
      case 'erase':
        return this.commands.execute(new EraseAccountCommand(context, life.password));
    }
  }

  private async verify({ link }: Life): Promise<void> {
    const token = (await link).searchParams.get('token') ?? '';
    await this.commands.execute(new VerifyEmailCommand(token, CORRELATION));
  }

  private async addVessel({ userId, vessels }: Life, type: VesselType): Promise<void> {
    const context = { actor: userId, correlation: CORRELATION };
    const vessel = { brand: 'Rideline', model: 'Made up', nickname: null, type };
    const vesselId = await this.commands.execute(new AddVesselCommand(context, vessel));
    vessels.push(vesselId);
  }

  private async upload(life: Life, planned: PlannedSession): Promise<void> {
    const name = planned.surfType === 'standing_waves' ? 'Skookumchuck' : 'Ocean session';
    const { recorded } = simulateSession({
      ...planned,
      startTime: epochMillis(planned.startTime.getTime()),
      name,
    });
    const format = planned.source === 'STRAVA' ? 'gpx' : 'fit';
    const file = encodeTrackFile(recorded, format, { name, device: planned.device });
    const { urlHash } = await this.send(life, file, `session.${format}`, planned);
    life.sessions.set(planned.session, urlHash);
    const vesselId = planned.vessel === undefined ? undefined : life.vessels[planned.vessel];
    if (vesselId === undefined) return;
    const context = { urlHash, actor: life.userId, correlation: CORRELATION };
    await this.commands.execute(new EditActivityCommand(context, { vesselId }));
  }

  /** A file without a track is refused. */
  private async uploadBroken(life: Life, fileName: string): Promise<void> {
    const file = Buffer.from('<gpx version="1.1"><trk><trkseg></trkseg></trk></gpx>');
    try {
      await this.send(life, file, fileName, { source: 'MANUAL', surfType: 'traveling_waves' });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.commands.execute(new RecordRefusalCommand({ fileName, error }));
    }
  }

  private async send(
    { userId }: Life,
    file: Uint8Array,
    fileName: string,
    { source, surfType }: Pick<PlannedSession, 'source' | 'surfType'>,
  ) {
    const original = await this.blobs.stage(Readable.from([file]), MAX_FILE_BYTES);
    const upload = {
      owner: userId,
      original,
      fileName,
      surfType,
      settingId: undefined,
      source,
      sourceId: null,
      name: 'Session',
      isDemo: false,
    };
    return this.commands.execute(new UploadActivityCommand(upload, CORRELATION));
  }
}
