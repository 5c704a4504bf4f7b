import { metrics, type MetricDefinition, type MetricId } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeMetric } from './describe-metric';

const definitions: [string, MetricDefinition][] = Object.entries(metrics);
const metricIds = definitions.map(([id]) => id as MetricId);
const glossary = readFileSync(new URL('../../../../../docs/glossary.md', import.meta.url), 'utf8').split(
  '\n',
);

describe.each(metricIds)('%s', (id) => {
  test.each(languages)('has a meaning and a source in %s', (language) => {
    const { meaning, formula, source } = describeMetric(id, language);
    // a missing text is the key
    expect(meaning).toMatch(/[.。]$/);
    expect(source).toMatch(/[.。]$/);
    expect(formula === null).toBe(metrics[id].kind === 'sum');
  });

  test('has its names and its formula in the glossary', () => {
    const names = (['cn', 'tw'] as const).map((language) => translate(language, 'columns', id));
    const line = glossary.find((each) => names.every((name) => cellsOf(each).includes(name)));
    expect(line).toBeDefined();
    expect(line).toContain(describeMetric(id, 'en').formula?.toLowerCase() ?? '');
  });
});

test('the formula names the columns of which the metric is the quotient', () => {
  expect(describeMetric('ctr', 'en').formula).toBe('Clicks ÷ Impressions');
  expect(describeMetric('cpm', 'cn').formula).toBe('消费 ÷ 展现 × 1,000');
  expect(describeMetric('conversionCost', 'tw').formula).toBe('費用 ÷ 轉換');
});

/** The terms of a line: a slash separates those of one cell. */
const cellsOf = (line: string) => line.split(/[|/]/).map((cell) => cell.trim());
