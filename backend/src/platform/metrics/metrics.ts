import { Injectable } from '@nestjs/common';
import { pause } from '../clock/backoff.ts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Sample<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** Longest time that one gauge is measured: what it asks may hang. */
const MEASURE_MS = 500;
/** Seconds, from an answer out of memory to the longest wait in a queue. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What this process counts and measures for Prometheus. Modules create metrics of their own here. Labels have few
 * values and none of a person: routes, formats, names of read models.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'rideline_http_request_seconds',
    help: 'Time from the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });

  /** @param route its pattern, such as `/api/activities/:urlHash`; `none` for an unknown address */
  countRequest(
    labels: { readonly method: string; readonly route: string; readonly status: number },
    ms: number,
  ) {
    this.requests.observe(labels, ms / 1_000);
  }

  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** A gauge that is measured when Prometheus asks. Where measuring fails, or takes long, it has no value. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    measure: () => readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>,
  ): void {
    let measuring: Promise<readonly Sample<Label>[]> | undefined;
    const measureOnce = () =>
      (measuring ??= Promise.resolve()
        .then(measure)
        .catch(() => [])
        .finally(() => (measuring = undefined)));
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        const samples = await Promise.race([measureOnce(), noneAfter(MEASURE_MS)]);
        // A gauge without labels is 0 after a reset.
        if (labelNames.length === 0) this.remove();
        for (const { labels, value } of samples) this.set(labels, value);
      },
    });
  }
}

async function noneAfter(ms: number): Promise<readonly never[]> {
  await pause(ms);
  return [];
}
