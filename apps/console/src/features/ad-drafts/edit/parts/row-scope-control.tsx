import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import { rowScopes, type RowScope } from '../draft-address';
import { useEditor } from '../editor-model';

/** Shows one unit or campaign, or the rows of a campaign or the draft in one grid. Only for drafts with several units or campaigns. */
export function RowScopeControl({ className = '' }: { className?: string }) {
  const { draft, part, node, scope, where, onNavigate } = useEditor();
  const { t } = useTranslation('adDrafts');
  const kind = part === 'campaign' ? 'campaign' : 'unit';
  const one = { value: 'one' as const, label: t(`scope.${kind}`) };
  const scopes = rowScopes
    .filter((value) => value !== kind)
    .map((value) => ({ value, label: t(`scope.${value}`) }));
  const shown = scopes.some(({ value }) => value === scope) ? scope : undefined;
  if (draft.tables[kind].size < 2 && !shown) return null;
  return (
    <SegmentedControl<'one' | RowScope>
      className={className}
      label={t('scope.label')}
      items={[one, ...scopes]}
      value={shown ?? 'one'}
      onValueChange={(next) => onNavigate(part, node?.id, next === 'one' ? undefined : next, where)}
    />
  );
}
