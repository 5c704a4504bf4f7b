import { observeSize } from '@meridian/ui/grid';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { TableMetrics } from '../../core/columns/widths';

/** Digits in the probe: a run of them measures a digit to a fraction of a pixel. */
export const probeText = '0000000000';

/** Factors of the four sizes for column widths, by the font size of their cells. */
const columnFactors = new Map([
  [14, 1.15],
  [12, 0.92],
]);

/** The measures of the medium size, without a layout, as in jsdom. */
const metricsWithoutLayout: TableMetrics = {
  rowHeight: 38,
  headHeight: 36,
  cellPadding: 12,
  gutter: 24,
  digitWidth: 8,
  columnFactor: 1,
};

/** The measures of the current size, font and layout in CSS pixels; null before the first measurement. */
export function useTableMetrics(probe: RefObject<HTMLElement | null>): TableMetrics | null {
  const [metrics, setMetrics] = useState<TableMetrics | null>(null);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measure = () => {
      const next = metricsOf(element);
      setMetrics((last) => (last && JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    // another size, or a font that finishes loading, changes the box of the probe
    return observeSize(element, measure);
  }, [probe]);
  return metrics;
}

function metricsOf(probe: HTMLElement): TableMetrics {
  const style = getComputedStyle(probe);
  const { width, height } = probe.getBoundingClientRect();
  if (height === 0) return metricsWithoutLayout;
  const cellPadding = parseFloat(style.paddingRight);
  const gutter = parseFloat(style.paddingLeft);
  return {
    rowHeight: height,
    // the probe has the height of headers as a margin, since only the page knows it for the current size
    headHeight: parseFloat(style.marginTop),
    cellPadding,
    gutter,
    digitWidth: (width - cellPadding - gutter) / probeText.length,
    columnFactor: columnFactors.get(Math.round(parseFloat(style.fontSize))) ?? 1,
  };
}
