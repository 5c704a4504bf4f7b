import { againstContender, contenders, ownId } from '../contenders/index.mjs';
import { checkLimits } from './check-limits.mjs';
import { compareBuilds } from './compare-builds.mjs';
import { measures } from './measures.mjs';
import { median } from './statistics.mjs';
import { createValues } from './values.mjs';

/** The report of a run as Markdown, and whether a limit was missed. */
export function reportOf({ machine, samples, sizes }) {
  const values = createValues({ samples, sizes });
  const shown = [...contenders, againstContender('')].filter(({ id }) =>
    samples.some((sample) => sample.id === id),
  );
  const sizesRun = [...new Set(samples.map(({ rowCount }) => rowCount))];
  const checks = shown.some(({ id }) => id === ownId) ? checkLimits(values, sizesRun) : [];
  const parts = [
    machineLine(machine, samples),
    valueTable(values, shown),
    notesOf(shown),
    limitTable(checks),
    comparisonTable(compareBuilds({ samples, sizes })),
    errorsOf(samples),
  ];
  return {
    markdown: parts.filter((part) => part !== '').join('\n\n'),
    isMissed: checks.some(({ verdict }) => verdict === 'fail'),
  };
}

function machineLine({ chromium, node, cores, processor }, samples) {
  const load = text(median(samples.map((sample) => sample.load)), 1);
  const runs = Math.max(...samples.map(({ repetition }) => repetition)) + 1;
  return `Medians of ${runs} runs, Chromium ${chromium}, Node ${node}, ${cores} cores (${processor}), load ${load}.`;
}

function valueTable(values, shown) {
  const rows = measures.map((measure) => [
    measure.label,
    ...shown.map((contender) => {
      const value = text(values.medianOf(contender, measure), measure.digits);
      if (!measure.isRatio || value === none) return value;
      const note = measure.isScroll && contender.scrollNote ? ' *' : '';
      return `${value} (×${text(values.ratioOf(contender, measure), 1)})${note}`;
    }),
  ]);
  const filled = rows.filter(([, ...cells]) => cells.some((cell) => cell !== none));
  return table(['', ...shown.map(({ label }) => label)], filled);
}

function notesOf(shown) {
  const notes = shown
    .filter(({ scrollNote }) => scrollNote)
    .map(({ label, scrollNote }) => `${label}: ${scrollNote}`);
  return notes.length === 0 ? '' : `\\* Not comparable. ${notes.join('; ')}.`;
}

function limitTable(checks) {
  if (checks.length === 0) return '';
  const rows = checks.map(({ measure, isRatio, must, aim, value, verdict }) => {
    const sign = isRatio ? '×' : '';
    return [
      measure.label,
      value === null ? none : sign + text(value, 2),
      `${sign}${must}`,
      `${sign}${aim}`,
      verdict,
    ];
  });
  return table(['limit of @meridian/report-table', 'value', 'must', 'aim', ''], rows);
}

function comparisonTable(comparisons) {
  if (comparisons.length === 0) return '';
  const rows = comparisons.map(({ measure: { label, digits }, own, against, ratio, spread }) => [
    label,
    text(own, digits),
    text(against, digits),
    text(ratio, 2),
    spread === null ? none : spread.map((bound) => text(bound, 2)).join('–'),
  ]);
  return table(['beside the earlier build', 'now', 'earlier', 'ratio', 'middle half'], rows);
}

function errorsOf(samples) {
  const failed = samples.filter(({ errors }) => errors.length > 0);
  const lines = failed.map(({ id, rowCount, errors }) => `- ${id}, ${rowCount} rows: ${errors[0]}`);
  return lines.length === 0 ? '' : `Errors:\n\n${[...new Set(lines)].join('\n')}`;
}

const none = '–';
const text = (value, digits) => (value === null ? none : value.toFixed(digits));

function table(head, rows) {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
