import { languageTags, languageNames, useTranslation, type Language } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Skeleton } from '@meridian/ui';
import { useId } from 'react';
import type { LanguageTexts } from '../../lib/language/use-language-texts';

/** Columns whose titles are shown in a card, with values formatted like in a report. */
const samples = [
  { column: 'cost', value: '107353.94', unit: 't2' },
  { column: 'impression', value: 585_508, unit: 't' },
  { column: 'cpc', value: '3.23', unit: 't2' },
] as const;

export interface LanguageCardProps {
  language: Language;
  /** Name of the group of cards. */
  name: string;
  isSelected: boolean;
  onSelect: () => void;
  /** Texts of the card's own language; undefined while they load. */
  texts: LanguageTexts<'columns'> | undefined;
}

/** A language to select: its name and a sample of a report. */
export function LanguageCard({ language, name, isSelected, onSelect, texts }: LanguageCardProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  return (
    <label className="relative block cursor-pointer rounded-md border border-line-2 px-4 py-3.5 transition-colors hover:border-line-3 has-checked:border-accent has-checked:shadow-[0_0_0_1px_var(--meridian-accent)]">
      <input
        type="radio"
        name={name}
        value={language}
        checked={isSelected}
        onChange={onSelect}
        aria-labelledby={`${id}-own ${id}-name`}
        className="absolute top-3.5 right-3.5 size-4 cursor-[inherit] appearance-none rounded-full border border-line-control bg-surface checked:border-5 checked:border-accent focus-ring"
      />
      <span id={`${id}-own`} lang={languageTags[language]} className="block pr-6 text-16 font-semibold">
        {languageNames[language]}
      </span>
      <span id={`${id}-name`} className="block text-12 text-fg-3">
        {t(`language.names.${language}`)}
      </span>
      <span
        lang={languageTags[language]}
        className="mt-3 grid gap-0.75 border-t border-line-1 pt-2.5 text-12 leading-4.5 text-fg-2"
      >
        {samples.map(({ column, value, unit }) => (
          <span key={column} className="flex justify-between gap-2">
            {texts ? <span>{texts('columns', column)}</span> : <Skeleton className="my-0.5 h-3 w-16" />}
            <span className="font-medium text-fg-1 tabular-nums">{formatValue(value, unit)}</span>
          </span>
        ))}
      </span>
    </label>
  );
}
