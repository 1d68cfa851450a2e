import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { MetricsListener } from '../src/platform/http/server/metrics-listener.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';

const deployed = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}
interface Board {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const questions: readonly (readonly [name: string, expression: string])[] = [
  ...(parse(deployed('prometheus/alerts.yml')) as Alerts).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => [alert, expr] as const),
  ),
  ...(JSON.parse(deployed('grafana/rideline.json')) as Board).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

/** Labels that Prometheus adds to what it reads. */
const ADDED = ['job', 'instance', 'le'];

/** What an expression is made of: nodes of a kind, as written. */
function partsOf(expression: string) {
  const found: Record<string, string[]> = {};
  parser.parse(expression).iterate({
    enter: ({ name, from, to, type }) => {
      (found[type.isError ? 'error' : name] ??= []).push(expression.slice(from, to));
    },
  });
  return found;
}

describe('the alerts and the board', () => {
  let app: AppUnderTest;
  let registry: Metrics['registry'];
  beforeAll(async () => {
    app = await startApp();
    const metrics = app.app.get(Metrics);
    await new MetricsListener(metrics).close();
    registry = metrics.registry;
  });
  afterAll(() => app.stop());

  it.each(questions)('%s asks for metrics and labels that there are', (_, expression) => {
    const { error = [], Identifier: names = [], LabelName: labels = [] } = partsOf(expression);
    expect(error).toEqual([]);
    const metrics = names
      .filter((name) => name !== 'up')
      .map((name) => name.replace(/_(count|bucket|sum)$/, ''));
    const known = metrics.map((name) => registry.getSingleMetric(name));
    expect(known).not.toContain(undefined);
    const own = known.flatMap((metric) => Reflect.get(metric!, 'labelNames') as string[]);
    expect(labels.filter((label) => ![...own, ...ADDED].includes(label))).toEqual([]);
  });
});
