import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { DomainError } from '../../../../kernel/errors/domain-error.ts';
import type { AnalysisRequest, AnalyzedTrack, RefusedTrack } from './analyze.worker.ts';

const runsFromSource = import.meta.url.endsWith('.ts');

/** Reads files and detects rides in worker threads: a long file never holds up the event loop. */
@Injectable()
export class TrackAnalysis implements OnApplicationShutdown {
  private readonly pool = new Piscina<AnalysisRequest, AnalyzedTrack | RefusedTrack>({
    filename: fileURLToPath(new URL(`./analyze.worker.${runsFromSource ? 'ts' : 'js'}`, import.meta.url)),
    execArgv: runsFromSource
      ? ['--conditions=rideline-source', '--import', '@swc-node/register/esm-register']
      : [],
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: 60_000,
  });

  /** @throws DomainError unprocessable with the engine's sentence when the file is refused */
  async analyze(request: AnalysisRequest): Promise<AnalyzedTrack> {
    const answer = await this.pool.run(request, { transferList: [request.file.buffer as ArrayBuffer] });
    if (answer.outcome === 'refused') {
      throw new DomainError('unprocessable', answer.message, { code: answer.code });
    }
    return answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
