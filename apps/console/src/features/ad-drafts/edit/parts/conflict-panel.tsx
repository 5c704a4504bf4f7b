import { businessPointsOptions } from '@meridian/api-client/react';
import {
  conflictFieldTitle,
  conflictValueText,
  findRow,
  type Row,
  type RowKind,
  type SessionConflict,
} from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../../lib/api/api';

export interface ConflictPanelProps<Conflict> {
  conflicts: readonly Conflict[];
  title: string;
  body: string;
  /** Names of both sides, and of the buttons that decide for them. */
  texts: Readonly<Record<'mine' | 'theirs' | 'takeMine' | 'takeTheirs', string>>;
  isDisabled?: boolean;
  onDecide: (conflict: Conflict, side: 'mine' | 'theirs') => void;
  /** Buttons that decide for all of them. */
  actions?: ReactNode;
}

/** A conflict with the draft that its texts name. */
export type ShownConflict = Omit<SessionConflict, 'base'>;

/** Values that two sides changed differently; the user decides for each. */
export function ConflictPanel<Conflict extends ShownConflict>({
  conflicts,
  title,
  body,
  texts,
  isDisabled = false,
  onDecide,
  actions,
}: ConflictPanelProps<Conflict>) {
  const { language } = useLanguage();
  if (conflicts.length === 0) return null;
  return (
    <section role="alert" className="max-h-80 overflow-y-auto border-b border-line-2">
      <Banner tone="warn" title={title}>
        {body}
      </Banner>
      {actions}
      <ul>
        {conflicts.map((conflict) => (
          <li
            key={`${conflict.kind} ${conflict.id} ${conflict.field}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-2 px-page py-2 text-13 max-desktop:px-4"
          >
            <span className="w-48 wrap-anywhere">
              <span className="block text-12 text-fg-3">{rowName(conflict)}</span>
              <span className="block font-medium">{conflictFieldTitle(conflict.field, language)}</span>
            </span>
            <Side label={texts.mine} value={conflict.mine} conflict={conflict} />
            <Side label={texts.theirs} value={conflict.theirs} conflict={conflict} />
            <span className="ml-auto flex gap-2">
              <Button disabled={isDisabled} onClick={() => onDecide(conflict, 'theirs')}>
                {texts.takeTheirs}
              </Button>
              <Button variant="primary" disabled={isDisabled} onClick={() => onDecide(conflict, 'mine')}>
                {texts.takeMine}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ label, value, conflict }: { label: string; value: unknown; conflict: ShownConflict }) {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const businessName = useBusinessName(conflict);
  const isWhole = conflict.field === 'row' && (value === 'removed' || value === 'changed');
  const text = isWhole
    ? t(`conflict.${value}`)
    : conflictValueText(conflict, value, { draft: conflict.myDraft, language, businessName }) ||
      t('conflict.empty');
  return (
    <span className="w-64 max-w-full">
      <span className="block text-12 text-fg-3">{label}</span>
      <span className="block max-h-16 overflow-y-auto wrap-anywhere">{text}</span>
    </span>
  );
}

/** Loads the businesses only for a conflict about one. */
function useBusinessName({ field }: Pick<ShownConflict, 'field'>) {
  const options = businessPointsOptions(useApi());
  const { data } = useQuery({ ...options, enabled: field === 'businessPointId' });
  return (id: string) => data?.names[data.ids.indexOf(id)];
}

/** My version of the row; for the draft itself, its name. */
function rowName({ kind, id, myDraft }: ShownConflict): string {
  const row = kind === null ? undefined : findRow<RowKind>(myDraft, kind, id);
  const title =
    row &&
    ['campaignName', 'adgroupName', 'keyword', 'title', 'theme']
      .map((key) => row[key as keyof Row])
      .find(Boolean);
  return title ?? myDraft.name;
}
