import { Alert } from '@meridian/ui';
import { useNewItemsText } from './use-new-items-text';

export interface NewItemsNoticeProps {
  model: Parameters<typeof useNewItemsText>[0];
  info: Parameters<typeof useNewItemsText>[1];
}

/** Says that all rows count as new where there is no data before the report. */
export function NewItemsNotice({ model, info }: NewItemsNoticeProps) {
  const text = useNewItemsText(model, info);
  if (text === undefined) return null;
  return (
    <Alert tone="info" className="mx-page my-2 shrink-0 max-desktop:mx-4">
      {text}
    </Alert>
  );
}
