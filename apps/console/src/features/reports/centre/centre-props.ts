import type { Account } from '@meridian/api-client/contract';
import type { Report } from '../registry';
import type { ReportAddress } from '../report-address';
import type { ReportSearch } from '../report-search';

/** What every page of the report centre is given. */
export interface CentrePageProps {
  report: Report;
  /** What the address says of the view. */
  address: ReportAddress;
  /** Changes the address; `replace` leaves no step behind in the history. */
  onAddressChange: (search: ReportSearch, options?: { replace: boolean }) => void;
  /** The current account; undefined when it stands for all of `accounts`. */
  account: Account | undefined;
  accounts: readonly Account[];
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
  /** Absent where the user may not import. */
  onOpenImports: (() => void) | undefined;
}
