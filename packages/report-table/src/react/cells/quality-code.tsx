import type { Language } from '@meridian/i18n/core';
import { emptyText } from '../../core/format/cell-value';
import { qualityWords } from '../../core/format/quality';

export interface QualityCodeProps {
  /** 0 data accumulating, 1 below average, 2 average, 3 above average; anything else shows `--`. */
  code: unknown;
  language: Language;
}

/** A quality code as rising bars and a word. */
export function QualityCode({ code, language }: QualityCodeProps) {
  const level = levels.find((known) => String(known) === String(code));
  if (level === undefined)
    return (
      <span data-scope-ui="" className="text-fg-3">
        {emptyText}
      </span>
    );
  return (
    <span
      data-scope-ui=""
      className={`inline-flex min-w-0 items-center gap-2 ${level === 0 ? 'text-fg-3' : 'text-fg-2'}`}
    >
      <span aria-hidden className="inline-flex h-3 flex-none items-end gap-0.5">
        {barHeights.map((height, bar) => (
          <i key={height} className={`w-1 rounded-[1px] ${height} ${barClass(level, bar)}`} />
        ))}
      </span>
      <span className="truncate">{qualityWords[language][level]}</span>
    </span>
  );
}

const levels = [0, 1, 2, 3] as const;
const barHeights = ['h-1.5', 'h-[9px]', 'h-3'];
const fills = ['', 'bg-warn-solid', 'bg-info-solid', 'bg-ok-solid'];

function barClass(level: (typeof levels)[number], bar: number): string {
  if (level === 0) return 'border border-dashed border-line-control';
  return bar < level ? (fills[level] ?? '') : 'bg-track inset-ring inset-ring-line-3';
}
