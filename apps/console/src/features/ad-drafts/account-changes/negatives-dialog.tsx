import { limitsOf } from '@meridian/api-client/contract';
import { checkRow, emptyDraft, emptyFields, issueMessage, keyOfText } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { SegmentedControl } from '@meridian/ui';
import { useState } from 'react';
import { ChangeDialog, type ItemDialogProps } from './change-dialog';
import { negativeChanges, repeatedWords, type NegativeLevel, type NegativeWord } from './change-list';
import { useItemCount } from './item-words';
import { NegativeWordList } from './negative-word-list';
import { useTargetDraft } from './use-target-draft';

/** Adds search terms or keywords as negative keywords to their units or campaigns in a draft. */
export function NegativesDialog(props: ItemDialogProps) {
  const { t } = useTranslation('itemChanges');
  const { language } = useLanguage();
  const { section, items, account, today } = props;
  const countOf = useItemCount(section);
  const target = useTargetDraft({ accountId: account.accountId, today });
  const [match, setMatch] = useState<'exact' | 'phrase'>('exact');
  const [level, setLevel] = useState<NegativeLevel>('unit');
  const [words, setWords] = useState<readonly NegativeWord[]>(() =>
    items.map(({ key, name, campaignName, adgroupName }) => ({
      key,
      text: name,
      campaignName,
      adgroupName,
      isSelected: true,
    })),
  );
  const repeated = repeatedWords(words, level);
  const limits = limitsOf(account.provider);
  const problemOf = ({ key, text, isSelected }: NegativeWord) => {
    if (!isSelected) return undefined;
    if (keyOfText(text) === '') return t('emptyWord');
    if (repeated.has(key)) return t('repeated');
    const row = { ...emptyFields.unit, id: 'word', exactNegatives: [text.trim()] };
    const issue = checkRow(emptyDraft(), 'unit', row, { limits }).find(
      ({ field, severity }) => field === 'exactNegatives' && severity === 'error',
    );
    return issue && issueMessage(issue, language);
  };
  const problems = new Map(words.map((word) => [word.key, problemOf(word)]));
  const isInvalid = words.some(({ key }) => problems.get(key) !== undefined && !repeated.has(key));
  const changes = negativeChanges(words, { match, level });
  const count = changes.reduce(
    (sum, { change }) => sum + (change.type === 'negatives' ? change.words.length : 0),
    0,
  );
  return (
    <ChangeDialog
      {...props}
      title={t('titles.negatives')}
      description={`${countOf(items.length)} · ${t('words', { count, total: formatValue(count, 't') })}`}
      target={target}
      part={level}
      changes={isInvalid ? null : changes}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1.5">
          <span className="text-13 font-medium">{t('match')}</span>
          <SegmentedControl
            label={t('match')}
            items={(['exact', 'phrase'] as const).map((value) => ({ value, label: t(`matches.${value}`) }))}
            value={match}
            onValueChange={setMatch}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <span className="text-13 font-medium">{t('level')}</span>
          <SegmentedControl
            label={t('level')}
            items={(['unit', 'campaign'] as const).map((value) => ({ value, label: t(`levels.${value}`) }))}
            value={level}
            onValueChange={setLevel}
          />
        </div>
      </div>
      <NegativeWordList words={words} level={level} problems={problems} onWordsChange={setWords} />
    </ChangeDialog>
  );
}
