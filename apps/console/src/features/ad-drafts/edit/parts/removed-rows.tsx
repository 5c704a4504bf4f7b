import { parentKinds, type RemovedRow, type RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton } from '@meridian/ui';
import { UndoIcon } from '@meridian/ui/icons';
import { useMemo } from 'react';
import { useListText } from '../../../../lib/language/use-list-text';
import { kindIcons } from '../../upload/kind-icons';
import { useUploadTexts } from '../../upload/use-upload-texts';

export interface RemovedRowsProps {
  /** Deleted rows that are still in the account, parents first. */
  removed: readonly RemovedRow[];
  isReadOnly: boolean;
  /** Restores rows with their contents. */
  onTakeBack: (rows: readonly RemovedRow[]) => void;
}

/** Maximum number of lines in the list: the others are restored together. */
const maxLines = 50;

/** Rows that the next upload removes from the account, with buttons to restore them. Rows that go with their parent are counted there. */
export function RemovedRows({ removed, isReadOnly, onTakeBack }: RemovedRowsProps) {
  const { t } = useTranslation('adDrafts');
  const { tops, contentsOf } = useMemo(() => linesOf(removed), [removed]);
  if (tops.length === 0) return null;
  const left = tops.length - maxLines;
  return (
    <section aria-labelledby="to-be-removed" className="border-t border-line-2 p-4">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <h2 id="to-be-removed" className="text-12 font-semibold">
          {t('removed.title', { count: removed.length })}
        </h2>
        {!isReadOnly && tops.length > 1 && (
          <Button
            variant="ghost"
            onClick={() => onTakeBack(removed)}
            className="h-6.5 text-12 max-desktop:h-11"
          >
            {t('removed.takeAllBack')}
          </Button>
        )}
      </div>
      <p className="mb-2 text-12 text-fg-3">{t('removed.body')}</p>
      <ul className="relative max-h-28 overflow-y-auto text-12">
        {tops.slice(0, maxLines).map((row) => (
          <RemovedLine
            key={keyOf(row.kind, row.id)}
            row={row}
            isReadOnly={isReadOnly}
            onTakeBack={onTakeBack}
            contents={contentsOf(row)}
          />
        ))}
      </ul>
      {left > 0 && <p className="mt-1 text-12 text-fg-3">{t('removed.more', { count: left })}</p>}
    </section>
  );
}

interface RemovedLineProps extends Pick<RemovedRowsProps, 'isReadOnly' | 'onTakeBack'> {
  row: RemovedRow;
  /** Numbers of rows in it. */
  contents: ReadonlyMap<RowKind, number>;
}

function RemovedLine({ row, contents, isReadOnly, onTakeBack }: RemovedLineProps) {
  const { t } = useTranslation('adDrafts');
  const listText = useListText();
  const { counted } = useUploadTexts();
  const Icon = kindIcons[row.kind];
  const name = nameOf(row).trim() || t('editor.unnamedUnit');
  return (
    <li className="flex min-h-8 items-start gap-2 py-1">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
      <div className="min-w-0 flex-1">
        <del className="block truncate text-fg-2" title={name}>
          {name}
        </del>
        {contents.size > 0 && (
          <p className="text-fg-3">
            {t('removed.contents', {
              counts: listText([...contents].map(([kind, count]) => counted(kind, count))),
            })}
          </p>
        )}
        {row.reasons.length > 0 && <p className="text-bad-fg">{row.reasons.join(' ')}</p>}
      </div>
      {!isReadOnly && (
        <IconButton
          label={t('removed.takeBack', { name })}
          size="small"
          onClick={() => onTakeBack([row])}
          className="shrink-0"
        >
          <UndoIcon />
        </IconButton>
      )}
    </li>
  );
}

function linesOf(removed: readonly RemovedRow[]) {
  const keys = new Set(removed.map(({ kind, id }) => keyOf(kind, id)));
  const parentOf = ({ kind, parentId }: RemovedRow) => {
    const parentKind = parentKinds[kind];
    return parentKind === null ? '' : keyOf(parentKind, parentId);
  };
  const tops = removed.filter((row) => !keys.has(parentOf(row)));
  const topOf = new Map<string, string>();
  const contents = new Map<string, Map<RowKind, number>>();
  for (const row of removed) {
    const parent = parentOf(row);
    if (!keys.has(parent)) continue;
    const top = topOf.get(parent) ?? parent;
    topOf.set(keyOf(row.kind, row.id), top);
    const counts = contents.get(top) ?? new Map<RowKind, number>();
    counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1);
    contents.set(top, counts);
  }
  const none: ReadonlyMap<RowKind, number> = new Map();
  return { tops, contentsOf: ({ kind, id }: RemovedRow) => contents.get(keyOf(kind, id)) ?? none };
}

const keyOf = (kind: RowKind, id: string) => `${kind} ${id}`;

function nameOf({ row }: RemovedRow): string {
  if ('campaignName' in row) return row.campaignName;
  if ('adgroupName' in row) return row.adgroupName;
  if ('keyword' in row) return row.keyword;
  return 'title' in row ? row.title : row.theme;
}
