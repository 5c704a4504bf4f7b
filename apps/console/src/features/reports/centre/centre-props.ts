import type { Account } from '@meridian/api-client/contract';
import type { Report } from '../registry';
import type { ItemDialog } from '../selection/use-item-commands';
import type { ReportAddress } from '../view/report-address';

/** The props of every page of the report centre. */
export interface CentrePageProps {
  report: Report;
  /** The parameters of the page's address. */
  address: ReportAddress;
  /** Changes the address; `replace` adds no history entry. */
  onAddressChange: (address: ReportAddress, options?: { replace: boolean }) => void;
  /** The current account; undefined if all of `accounts` are current. */
  account: Account | undefined;
  accounts: readonly Account[];
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
  /** Opens another report. */
  onOpenReport: (path: string, address: ReportAddress) => void;
  /** Absent if the user may not import. */
  onOpenImports: (() => void) | undefined;
  /** Shows the dialog of a command that changes items; absent if the user may not edit drafts. */
  itemDialog?: ItemDialog;
}
