import { businessPointsOptions } from '@meridian/api-client/react';
import { CampaignForm, UnitForm, type BusinessSource, type CampaignFormProps } from '@meridian/draft-editor';
import { childrenOf, emptyFields, findRow, rootId, type DraftCommand } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import { ImportButton } from '../../import/import-button';
import { useEditor } from '../editor-model';
import { containerOf, isInGrid } from '../shown-node';
import { useRecentResults } from '../use-recent-results';
import { CampaignTitle } from './campaign-title';
import { RowHistoryButton } from './row-history-button';
import { RowScopeControl } from './row-scope-control';
import { RowsContent } from './rows-content';

/** The form or the grid of the selection. */
export function EditorContent() {
  const { open, draft, limits, node, scope, sync, isReadOnly, removals, pictureChoice } = useEditor();
  const onCommand = removals.run;
  const { language } = useLanguage();
  if (!node) return <NothingYet />;
  if (node.kind !== 'picture' && isInGrid(node, scope)) {
    const within = containerOf(draft, node.id, scope);
    return <RowsContent key={`${node.kind} ${within}`} kind={node.kind} within={within} />;
  }
  const shared = { draft, limits, language, onCommand, isReadOnly, sync };
  const campaign = node.kind === 'campaign' ? findRow(draft, 'campaign', node.id) : undefined;
  const unit = node.kind === 'unit' ? findRow(draft, 'unit', node.id) : undefined;
  return (
    <div className="relative min-h-0 min-w-0 flex-1 overflow-y-auto px-page py-5 max-desktop:px-4">
      {campaign && (
        <>
          <FormHead kind="campaign" id={campaign.id} />
          <CampaignTitle draft={draft} campaign={campaign} isReadOnly={isReadOnly} onCommand={onCommand} />
          <CampaignPart key={campaign.id} {...shared} campaign={campaign} draftId={open.summary.id} />
        </>
      )}
      {unit && (
        <>
          <FormHead kind="unit" id={unit.id} />
          <UnitForm key={unit.id} {...shared} unit={unit} pictures={pictureChoice.source} />
        </>
      )}
    </div>
  );
}

/** Above the form of a row: which rows are shown, and the history of the row. */
function FormHead({ kind, id }: { kind: 'campaign' | 'unit'; id: string }) {
  return (
    <div className="mb-5 flex max-w-220 flex-wrap items-center gap-3 empty:hidden">
      <RowScopeControl />
      <RowHistoryButton kind={kind} id={id} className="ml-auto" />
    </div>
  );
}

type CampaignPartProps = Omit<CampaignFormProps, 'businesses' | 'recentResults'> & { draftId: string };

function CampaignPart({ draftId, ...props }: CampaignPartProps) {
  const errorMessage = useErrorMessage();
  const { results } = useRecentResults(draftId);
  const { data, error, isPending, refetch } = useQuery(businessPointsOptions(useApi()));
  const businesses: BusinessSource = {
    points: data,
    isLoading: isPending,
    loadError: error && !data ? errorMessage(error) : undefined,
    onRetry: () => void refetch(),
  };
  return <CampaignForm {...props} businesses={businesses} recentResults={results} />;
}

/** Shown instead of empty content: adds a campaign, or a unit to the first one. */
function NothingYet() {
  const { draft, part, isReadOnly, isRemoving, removals, select, setImporting } = useEditor();
  const { t } = useTranslation('adDrafts');
  const [campaign] = childrenOf(draft, 'campaign', rootId);
  const needsUnit = part !== 'campaign' && campaign !== undefined;
  const missing = needsUnit ? 'noUnits' : isRemoving ? 'onlyRemovals' : 'noCampaigns';
  const add = () => {
    const kind = needsUnit ? 'unit' : 'campaign';
    const id = crypto.randomUUID();
    const parentId = needsUnit ? campaign.id : rootId;
    const rows = [{ ...emptyFields[kind], id }];
    // asserted: the fields are those of the kind
    removals.run({ type: 'add', kind, placements: [{ parentId, rows }] } as DraftCommand);
    select({ kind, id });
  };
  return (
    <EmptyState
      kind="nothingYet"
      title={t(`editor.${missing}`)}
      description={t(`editor.${missing}Body`)}
      actions={
        !isReadOnly && (
          <>
            <Button
              variant={missing === 'onlyRemovals' ? 'quiet' : 'primary'}
              icon={<PlusIcon />}
              onClick={add}
            >
              {t(needsUnit ? 'editor.addUnit' : 'editor.addCampaign')}
            </Button>
            <ImportButton scope="draft" unitId={undefined} onImport={setImporting} />
          </>
        )
      }
      className="flex-1"
    />
  );
}
