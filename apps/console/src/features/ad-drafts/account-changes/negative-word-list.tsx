import { useTranslation } from '@meridian/i18n';
import { Checkbox, FieldBox, inputInBox } from '@meridian/ui';
import { useId } from 'react';
import type { NegativeLevel, NegativeWord } from './change-list';

export interface NegativeWordListProps {
  words: readonly NegativeWord[];
  level: NegativeLevel;
  /** Why a word is not added, by its key. */
  problems: ReadonlyMap<string, string | undefined>;
  onWordsChange: (words: readonly NegativeWord[]) => void;
}

/** Words with the campaign or unit that they are added to. */
export function NegativeWordList({ words, level, problems, onWordsChange }: NegativeWordListProps) {
  const { t } = useTranslation('itemChanges');
  const id = useId();
  const change = (key: string, next: Partial<NegativeWord>) =>
    onWordsChange(words.map((word) => (word.key === key ? { ...word, ...next } : word)));
  return (
    <ul aria-label={t('wordList')} className="max-h-64 overflow-y-auto rounded-md border border-line-2">
      {words.map(({ key, text, campaignName, adgroupName, isSelected }, place) => {
        const problem = problems.get(key);
        const where = level === 'campaign' ? campaignName : `${campaignName} › ${adgroupName}`;
        return (
          <li
            key={key}
            className="flex items-center gap-3 border-t border-line-1 px-3 py-1.5 [content-visibility:auto] [contain-intrinsic-height:auto_44px] first:border-t-0"
          >
            <Checkbox
              aria-label={t('addWord', { word: text })}
              checked={isSelected}
              onChange={({ target }) => change(key, { isSelected: target.checked })}
            />
            <div className="min-w-0 flex-1">
              <FieldBox isInvalid={problem !== undefined} isDisabled={!isSelected}>
                <input
                  type="text"
                  aria-label={t('word', { number: place + 1 })}
                  aria-invalid={problem !== undefined || undefined}
                  aria-describedby={problem === undefined ? undefined : `${id}-${place}`}
                  value={text}
                  disabled={!isSelected}
                  onChange={({ target }) => change(key, { text: target.value })}
                  className={`${inputInBox} h-full`}
                />
              </FieldBox>
            </div>
            <span className="w-44 min-w-0 text-12 text-fg-3 max-sm:w-28">
              {problem === undefined ? (
                <span className="block truncate" title={where}>
                  {where}
                </span>
              ) : (
                <span id={`${id}-${place}`} className="text-warn-fg">
                  {problem}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
