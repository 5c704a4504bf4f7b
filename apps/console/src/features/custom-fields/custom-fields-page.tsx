import { endpoints, type ReportPart } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, LoadingLine, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { usePageTitle } from '../../lib/page/use-page-title';
import { PageHead } from './page-head';
import { PartEditor } from './parts/part-editor';
import { PartList } from './parts/part-list';
import { PartSelect } from './parts/part-select';
import { useFieldDraft } from './use-field-draft';

export interface CustomFieldsPageProps {
  /** `partsId` of the address; if it is missing, the first part. */
  partsId: string | undefined;
  onPartChange: (partsId: string) => void;
}

/** Selects the columns of the user's reports and exports, by section. */
export function CustomFieldsPage({ partsId, onPartChange }: CustomFieldsPageProps) {
  const { t } = useTranslation(['customFields', 'common']);
  usePageTitle(t('title'));
  const query = useQuery(endpointOptions(useApi(), endpoints.reportPartList));
  const parts = query.data ?? [];
  const part = parts.find((each) => each.partsId === partsId) ?? parts[0];
  return (
    <div className="flex min-h-0 flex-1 flex-col max-desktop:min-h-full">
      {part ? (
        <PartPage part={part} parts={parts} onPartChange={onPartChange} />
      ) : (
        <>
          <PageHead />
          {query.isLoading && <LoadingLine label={t('common:loading')} />}
          {query.data && (
            <EmptyState kind="nothingYet" title={t('noParts')} className="flex-1 border-t border-line-2" />
          )}
          {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
        </>
      )}
    </div>
  );
}

interface PartPageProps {
  part: ReportPart;
  parts: readonly ReportPart[];
  onPartChange: (partsId: string) => void;
}

function PartPage({ part, parts, onPartChange }: PartPageProps) {
  const { t } = useTranslation(['customFields', 'common']);
  const isMobile = useIsMobile();
  const partName = usePartName()(part);
  const query = useQuery(
    endpointOptions(useApi(), endpoints.reportFieldList, { body: { partsIds: [part.partsId] } }),
  );
  const fields = query.data;
  const draft = useFieldDraft({ partsId: part.partsId, partName }, fields ?? []);
  const Choice = isMobile ? PartSelect : PartList;
  const partChoice = (
    <Choice
      parts={parts}
      value={part.partsId}
      onValueChange={onPartChange}
      shownCount={fields && draft.shown.length}
    />
  );
  if (fields)
    return (
      <PartEditor
        key={part.partsId}
        part={part}
        partName={partName}
        fields={fields}
        draft={draft}
        partChoice={partChoice}
      />
    );
  return (
    <>
      <PageHead />
      <div className="flex min-h-0 flex-1 border-t border-line-2 max-desktop:flex-col">
        {partChoice}
        {query.isError ? (
          <Failed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <div role="status" aria-label={t('common:loading')} className="flex flex-1 flex-col gap-3 p-6">
            {Array.from({ length: 9 }, (_, row) => (
              <Skeleton key={row} className="h-6 w-full max-w-160" />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['customFields', 'common']);
  const errorMessage = useErrorMessage();
  return (
    <EmptyState
      kind="failed"
      title={t('failedTitle')}
      description={errorMessage(error)}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
      className="flex-1"
    />
  );
}

/** Names a part like its report: `Keyword report`. */
function usePartName(): (part: Pick<ReportPart, 'section'>) => string {
  const { t } = useTranslation('routes');
  return ({ section }) => t('reportTitle', { section: t(section) });
}
