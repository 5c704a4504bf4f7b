import { formatList, type Language } from '@meridian/i18n/core';
import { Checkbox, IconButton, TextField, Tooltip } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { issueMessage, type Issue, type KeywordGroup, type ProviderLimits } from '../../core';
import { LengthCounter } from '../length-counter';
import { groupingLabels } from './labels';

export interface GroupItemProps {
  group: KeywordGroup;
  /** What is wrong with its name. */
  issue: Issue | undefined;
  /** The limit of keywords that it exceeds. */
  tooLarge: number | null;
  limit: ProviderLimits['adgroupName'];
  textOf: (id: string) => string;
  isTicked: boolean;
  onTickedChange: (isTicked: boolean) => void;
  onRename: (name: string) => void;
  onDrop: () => void;
  language: Language;
}

const exampleCount = 6;

/** A proposed unit: its name, and some of its keywords. */
export function GroupItem(props: GroupItemProps): ReactElement {
  const { group, issue, tooLarge, limit, textOf, isTicked, language } = props;
  const { name, ids } = group;
  const labels = groupingLabels[language];
  const examples = formatList(ids.slice(0, exampleCount).map(textOf), language);
  const error = issue ? issueMessage(issue, language) : tooLarge !== null && labels.tooLarge(tooLarge);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line-2 pb-3">
      <Checkbox
        aria-label={labels.select(name)}
        checked={isTicked}
        onChange={({ target }) => props.onTickedChange(target.checked)}
        className="mt-8.5"
      />
      <TextField
        label={labels.name}
        note={labels.keywords(ids.length)}
        counter={<LengthCounter text={name} limit={limit} language={language} />}
        hint={ids.length > exampleCount ? `${examples} …` : examples}
        error={error || undefined}
        value={name}
        onChange={({ target }) => props.onRename(target.value)}
      />
      <Tooltip content={labels.drop(name)}>
        <IconButton label={labels.drop(name)} onClick={props.onDrop} className="mt-6">
          <XIcon />
        </IconButton>
      </Tooltip>
    </li>
  );
}
