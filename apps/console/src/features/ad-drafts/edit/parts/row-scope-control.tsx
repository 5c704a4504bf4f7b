import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import { rowScopes, type RowScope } from '../draft-address';
import { useEditor } from '../editor-model';

/** Shows one unit, or the rows of its campaign or the draft in one grid. Only for drafts with several units. */
export function RowScopeControl({ className = '' }: { className?: string }) {
  const { draft, part, node, scope, onNavigate } = useEditor();
  const { t } = useTranslation('adDrafts');
  if (draft.tables.unit.size < 2) return null;
  const items = (['unit', ...rowScopes] as const).map((value) => ({ value, label: t(`scope.${value}`) }));
  return (
    <SegmentedControl<'unit' | RowScope>
      className={className}
      label={t('scope.label')}
      items={items}
      value={scope ?? 'unit'}
      onValueChange={(next) => onNavigate(part, node?.id, next === 'unit' ? undefined : next)}
    />
  );
}
