import type { AccountEventKind } from '@meridian/api-client/contract';
import {
  CircleAlertIcon,
  CloudUploadIcon,
  FileSpreadsheetIcon,
  FilePenLineIcon,
  UndoIcon,
  WalletIcon,
} from '@meridian/ui/icons';

/** The icon of each kind of event: shapes tell them apart, not colours. */
export const eventIcons = {
  note: <FilePenLineIcon />,
  rejection: <CircleAlertIcon />,
  budget: <WalletIcon />,
  upload: <CloudUploadIcon />,
  import: <FileSpreadsheetIcon />,
  importUndo: <UndoIcon />,
} as const satisfies Record<AccountEventKind, unknown>;
