import { codeFormats, type CodeFormat } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { QualityCode, type CellRenderer, type RowData } from '@meridian/report-table';
import { useMemo } from 'react';
import { StatusCell } from '../creatives/status-cell';
import { useCodeWord } from './code-word';

/** The renderers of code columns, by data key: words in the current language; an unknown code stays unchanged. */
export function useCellRenderers(language: Language): Record<string, CellRenderer<RowData>> {
  const codeWord = useCodeWord();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(codeFormats).map(([dataKey, format]) => [
          dataKey,
          rendererOf(format, { language, wordOf: (code) => codeWord(dataKey, code) }),
        ]),
      ),
    // another language creates other renderers, so that the table renders every row again
    [codeWord, language],
  );
}

function rendererOf(
  format: CodeFormat,
  { language, wordOf }: { language: Language; wordOf: (code: string) => string },
): CellRenderer<RowData> {
  if (format === 'quality') return ({ value }) => <QualityCode code={value} language={language} />;
  return ({ value, text }) => {
    if (!isCode(value)) return <span className="text-fg-3">{text}</span>;
    const code = String(value);
    const word = wordOf(code);
    if (format === 'status') return <StatusCell code={code} word={word} />;
    return <span className={format === 'hour' ? 'truncate' : 'truncate text-fg-2'}>{word}</span>;
  };
}

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
