import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createMetrics } from './metrics';

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});

const { panels } = dashboardSchema.parse(
  JSON.parse(readFileSync(new URL('../../grafana/dashboard.json', import.meta.url), 'utf8')),
);
const exprs = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** Metrics and labels in a query, without the labels of the scraping server, which every metric has. */
function metricsIn(expr: string): { name: string; labels: string[] }[] {
  const selectors = [...expr.matchAll(/([a-z_]\w*)\{([^}]*)\}/g)];
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  return selectors.map(([, name = '', matchers = '']) => ({
    name,
    labels: [...[...matchers.matchAll(/(\w+)=/g)].map(([, label = '']) => label), ...grouped].filter(
      (label) => !['job', 'instance', 'le'].includes(label),
    ),
  }));
}

describe('the dashboard', () => {
  const { registry } = createMetrics({ databases: {}, countJobs: () => Promise.resolve([]) });
  const known = new Map(
    registry
      .getMetricsAsArray()
      // prom-client's types lack the labels of a metric
      .map((metric) => [metric.name, (metric as unknown as { labelNames: readonly string[] }).labelNames]),
  );

  it('has panels with unique ids', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(exprs.length).toBeGreaterThan(20);
  });

  it.each(exprs)('%s uses metrics that the server has', (_, expr) => {
    const metrics = metricsIn(expr);
    expect(metrics).not.toEqual([]);
    for (const { name, labels } of metrics) {
      const labelNames = known.get(name) ?? known.get(name.replace(/_(bucket|count|sum)$/, ''));
      expect(labelNames, name).toBeDefined();
      expect(labelNames).toEqual(expect.arrayContaining(labels));
    }
  });

  it('uses every metric of the server', () => {
    const used = exprs.flatMap(([, expr]) => metricsIn(expr).map(({ name }) => name));
    for (const name of known.keys())
      if (name.startsWith('meridian_') || name.startsWith('http_'))
        expect(
          used.some((one) => one.startsWith(name)),
          name,
        ).toBe(true);
  });
});
