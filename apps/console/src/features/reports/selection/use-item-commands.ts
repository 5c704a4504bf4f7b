import type { ReportRow } from '@meridian/api-client/contract';
import { useState, type ReactNode } from 'react';
import {
  itemCommands,
  itemSectionOf,
  itemsOfRows,
  type ItemCommand,
  type ItemRequest,
} from '../../../lib/account-items/account-item';
import type { ReportModel } from '../use-report-model';
import { accountOfRows } from './account-of-rows';

/** Shows the dialog of a command; undefined if the user may not edit drafts. */
export type ItemDialog = ((request: ItemRequest) => ReactNode) | undefined;

/** Commands that change the items of rows in a draft. */
export interface ItemCommands {
  /** Those for these rows, in order. */
  offeredFor: (rows: readonly ReportRow[]) => readonly ItemCommand[];
  /** Why there are none although the user may edit drafts; undefined if there are some. */
  missing: (rows: readonly ReportRow[]) => 'columns' | 'account' | undefined;
  run: (command: ItemCommand, rows: readonly ReportRow[]) => void;
  /** The dialog of the command that runs. */
  dialog: ReactNode;
}

/** The commands of a report's rows. A draft belongs to one account, so rows of several accounts have none. */
export function useItemCommands(
  model: ReportModel,
  { itemDialog, onDone }: { itemDialog: ItemDialog; onDone: () => void },
): ItemCommands {
  const [running, setRunning] = useState<{ command: ItemCommand; rows: readonly ReportRow[] }>();
  const { report } = model;
  const section = itemSectionOf(report.section);
  const known = itemDialog && section ? itemCommands(report.channel, section) : [];
  const itemsOf = (rows: readonly ReportRow[]) => (section ? itemsOfRows(rows, section) : null);
  const missing = (rows: readonly ReportRow[]) => {
    if (known.length === 0) return undefined;
    if (!accountOfRows(rows, model)) return 'account';
    return itemsOf(rows) === null ? 'columns' : undefined;
  };
  const [currency = null, ...others] = model.rows.response?.data.info.currencies ?? [];
  const items = running && itemsOf(running.rows);
  const account = running && accountOfRows(running.rows, model);
  const request = running &&
    section &&
    account &&
    items && {
      command: running.command,
      section,
      account,
      items,
      currency: others.length > 0 ? null : currency,
      onClose: (isDone: boolean) => {
        setRunning(undefined);
        if (isDone) onDone();
      },
    };
  return {
    offeredFor: (rows) => (missing(rows) === undefined ? known : []),
    missing,
    run: (command, rows) => setRunning({ command, rows }),
    dialog: request && itemDialog?.(request),
  };
}
