import { Logger } from '@nestjs/common';
import { CheckpointMoved } from '../../../kernel/checkpoints/checkpoint.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type {
  LocalAdvance,
  LocalBuild,
  LocalProjection,
  LocalState,
} from '../../../kernel/projections/local/local-projection.ts';
import type { FactModel } from '../read/facts/fact-model.ts';
import { failureOf } from './duckdb-failure.ts';
import type { DuckDbFile } from './duckdb-file.ts';
import { FactFile } from './fact-file.ts';
import { FileSlot } from './file-slot.ts';
import { SerialQueue } from './serial-queue.ts';

/** The facts of the log in a DuckDB file of this process. */
export class DuckDbProjection implements LocalProjection {
  readonly name: string;
  readonly version: number;
  readonly consumes: readonly string[];
  private readonly logger = new Logger(DuckDbProjection.name);
  /** Two calls of DuckDB never run at once, whichever of the files they use. */
  private readonly queue = new SerialQueue();
  private slot: FileSlot | undefined;
  private serving: FactFile | undefined;

  /** @param folder holds the files of all processes */
  constructor(
    private readonly folder: string,
    private readonly model: FactModel,
  ) {
    ({ name: this.name, version: this.version, consumes: this.consumes } = model);
  }

  open(): Promise<LocalState | undefined> {
    return this.queue.run(async () => (await this.servingFile()).state);
  }

  async apply(events: readonly StoredEvent[], { from, to }: LocalAdvance): Promise<void> {
    const facts = this.model.factsOf(events);
    await this.queue.run(() =>
      this.using(async (file) => {
        if (file.state?.position !== from) throw moved(this.name);
        await file.append(facts, to);
        if (events.some(({ type }) => this.model.derivesAfter.includes(type))) await file.derive();
      }),
    );
  }

  /**
   * Runs work on the serving file when its turn comes, with its derived tables up to date.
   * @returns undefined while no file of this version serves
   * @throws DomainError unavailable
   */
  ask<Result>(work: (file: FactFile) => Promise<Result>): Promise<Result | undefined> {
    const serves = () => this.serving?.state?.version === this.version;
    // Without waiting for the build, which occupies the queue.
    if (!serves()) return Promise.resolve(undefined);
    return this.queue.run(async () => {
      if (!serves()) return undefined;
      return this.using(async (file) => {
        await file.derive();
        return work(file);
      });
    });
  }

  async build(generation: number, fresh: boolean): Promise<LocalBuild> {
    const file = await this.queue.run(() => this.nextFile(generation, fresh));
    let isDamaged = false;
    const failed = (error: unknown): never => {
      const failure = failureOf(error);
      isDamaged ||= failure.isDamage;
      throw failure.error;
    };
    return {
      position: file.state?.position ?? 0n,
      apply: async (events, { from, to }) => {
        const facts = this.model.factsOf(events);
        await this.queue.run(async () => {
          if (file.state?.position !== from) throw moved(this.name);
          await file.append(facts, to).catch(failed);
        });
      },
      serve: async () => {
        await this.queue.run(() => file.derive().catch(failed));
        await this.queue.run(() => this.swap(file).catch(failed));
      },
      close: () =>
        this.queue.run(async () => {
          await file.close().catch(() => undefined);
          if (isDamaged) await this.slot?.removeNext();
        }),
    };
  }

  async discard(): Promise<void> {
    await this.queue.run(async () => this.slot?.removeNext());
  }

  close(): Promise<void> {
    return this.queue.run(async () => {
      await this.closeServing();
      this.slot?.release();
      this.slot = undefined;
    });
  }

  private async servingFile(): Promise<FactFile> {
    if (this.serving !== undefined) return this.serving;
    const read = (file: DuckDbFile) => FactFile.read(file, this.model);
    this.serving = await this.slot?.openServing(read);
    if (this.serving !== undefined) return this.serving;
    this.slot?.release();
    const { slot, opened } = await FileSlot.claim(this.folder, read);
    this.slot = slot;
    this.serving = opened;
    return opened;
  }

  private async nextFile(generation: number, fresh: boolean): Promise<FactFile> {
    await this.servingFile();
    const slot = this.slot as FileSlot;
    const read = (opened: DuckDbFile) => FactFile.read(opened, this.model);
    if (fresh) await slot.removeNext();
    let file = await slot.openNext(read);
    const { state } = file;
    if (state?.version === this.version && state.generation === generation) return file;
    if (state !== undefined) {
      await file.close();
      await slot.removeNext();
      file = await slot.openNext(read);
    }
    await file.create(generation);
    return file;
  }

  private async swap(built: FactFile): Promise<void> {
    await built.close();
    await this.closeServing();
    await this.slot?.serveNext();
    await this.servingFile();
  }

  private async closeServing(): Promise<void> {
    const { serving } = this;
    this.serving = undefined;
    await serving?.close().catch((error: unknown) => {
      this.logger.warn(`The file of statistics was closed without a checkpoint: ${String(error)}`);
    });
  }

  /** Runs work on the serving file, and gives up a file that fails: `open` opens it again or builds it anew. */
  private async using<Result>(work: (file: FactFile) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.servingFile());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isDamage || failure.needsReopening) await this.closeServing();
      if (failure.isDamage) await this.slot?.moveAside(error);
      throw failure.error;
    }
  }
}

const moved = (name: string) => new CheckpointMoved({ kind: 'projection', name, slot: 'serving' });
