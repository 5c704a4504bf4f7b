import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { accountReportPath, type ReportPath } from './report-path';

/** Links to the first report that the user may open; empty if there is none. */
export function ReportsLink({ reportPath }: { reportPath: ReportPath }) {
  const { t } = useTranslation();
  const path = accountReportPath(reportPath, []);
  if (path === undefined) return null;
  return (
    <Button asChild variant="primary">
      <Link to={path}>{t('openReports')}</Link>
    </Button>
  );
}
