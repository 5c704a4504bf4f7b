import { accessTo } from '../access/access';
import { hasPage } from '../navigation/pages';
import { useAccountDay } from '../shell/use-account-day';
import { useSignedIn } from '../shell/use-shell';
import { reportQuestions, type ReportQuestion } from './report-questions';

/** Questions about the last week of the current account. */
export function useReportQuestions(): ReportQuestion[] {
  const { routes } = useSignedIn();
  const { today } = useAccountDay();
  return reportQuestions({ today, canOpen: (path) => accessTo(path, routes, hasPage) === 'open' });
}
