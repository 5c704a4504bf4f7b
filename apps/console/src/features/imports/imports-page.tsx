import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { usePageTitle } from '../../lib/use-page-title';
import { ImportList } from './import-list';
import type { ImportRowProps } from './import-row';
import { UploadArea } from './upload-area';

export interface ImportsPageProps {
  /** The current account; undefined when it stands for several. */
  account: Account | undefined;
  /** Whether the user may import, or only look. */
  canImport: boolean;
  /** The report that an import has filled; undefined where there is none to open. */
  reportOf: ImportRowProps['reportOf'];
}

/** Report files in, their imports and what became of them. */
export function ImportsPage({ account, canImport, reportOf }: ImportsPageProps) {
  const { t } = useTranslation('routes');
  usePageTitle(t('reportImport'));
  return (
    <div className="flex flex-1 flex-col">
      <h1 className="px-page pt-3.5 pb-3 text-20 leading-8 font-semibold tracking-tight max-desktop:px-4">
        {t('reportImport')}
      </h1>
      {canImport && <UploadArea account={account} />}
      {/* another account starts on its own first page, and never shows the list of the last one */}
      <ImportList key={account?.accountId ?? 0} canImport={canImport} reportOf={reportOf} />
    </div>
  );
}
