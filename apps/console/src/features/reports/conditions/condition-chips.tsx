import { describeConditions, type ReportWhere } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, cn, IconButton, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import type { ReportModel } from '../use-report-model';
import { ConditionPanel } from './condition-panel';
import { useConditionColumns } from './use-condition-columns';
import { useConditionWords } from './use-condition-words';

/** The conditions of a report, each group as a chip: a click changes it, the cross removes it. */
export function ConditionChips({ model, where }: { model: ReportModel; where: ReportWhere }) {
  const { t } = useTranslation('reports');
  const { change } = model;
  const words = useConditionWords(model);
  const { columns } = useConditionColumns(model);
  const remove = (place: number) => {
    const others = where.toSpliced(place, 1);
    change({ where: others.length > 0 ? others : undefined });
  };
  return (
    <ul aria-label={t('conditions.label')} className="flex flex-wrap gap-1.5 pt-2">
      {where.map((group, place) => {
        const text = describeConditions(group, columns, words);
        return (
          <li
            key={place}
            className="flex max-w-full items-center rounded-sm border border-accent bg-accent-bg text-accent-fg"
          >
            <ChipButton model={model} place={place} text={text} />
            <IconButton
              size="small"
              label={t('conditions.remove', { filter: text })}
              onClick={() => remove(place)}
            >
              <XIcon />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function ChipButton({ model, place, text }: { model: ReportModel; place: number; text: string }) {
  const { t } = useTranslation('reports');
  // Chinese texts have full-width punctuation, which must stay
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const name = t('conditions.edit', { filter: text });
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          aria-label={name}
          className="max-w-80 min-w-0 text-accent-fg! max-desktop:max-w-72"
        >
          <span className={cn('truncate', language === 'en' && 'close-signs')}>{text}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={name} className="flex w-80 flex-col overflow-hidden">
        <ConditionPanel model={model} place={place} onClose={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
