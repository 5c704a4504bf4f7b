import { issueMessage, findRow, type Draft, type PlannedTerm } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';

export interface TermListProps {
  draft: Draft;
  terms: readonly PlannedTerm[];
  chosen: ReadonlySet<string>;
  onChosenChange: (keyword: string, isChosen: boolean) => void;
}

/** Search terms with the reasons against adding them. */
export function TermList({ draft, terms, chosen, onChosenChange }: TermListProps) {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const noteOf = ({ problem }: PlannedTerm) => {
    if (problem === null) return '';
    if (problem.type === 'issue') return issueMessage(problem.issue, language);
    if (problem.type === 'inUnit') return t('searchTerms.inUnit');
    if (problem.type === 'inAccount') {
      const { draftName, campaignName, adgroupName } = problem.place;
      return draftName === null
        ? t('searchTerms.inAccount', { campaign: campaignName, unit: adgroupName })
        : t('searchTerms.inOtherDraft', { name: draftName || t('unnamed'), unit: adgroupName });
    }
    const name = findRow(draft, 'unit', problem.unitId)?.adgroupName.trim() || t('editor.unnamedUnit');
    return t('searchTerms.inDraft', { name });
  };
  return (
    <ul
      aria-label={t('searchTerms.list')}
      className="max-h-72 overflow-y-auto rounded-md border border-line-2"
    >
      {terms.map((term) => (
        <li
          key={term.keyword}
          className="flex min-h-9 items-center gap-3 border-b border-line-2 px-3 py-1 last:border-b-0"
        >
          <Checkbox
            label={term.keyword}
            checked={chosen.has(term.keyword)}
            disabled={!term.canBeAdded}
            onChange={(event) => onChosenChange(term.keyword, event.target.checked)}
          />
          <span className="ml-auto text-right text-12 text-warn-fg">{noteOf(term)}</span>
        </li>
      ))}
    </ul>
  );
}
