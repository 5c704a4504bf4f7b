import { useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';

export interface WaitingImportsProps {
  /** Imports in review, on all pages. */
  count: number;
  /** Whether the list has only these. */
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
}

/** How many imports wait for a person, with the way to list only these. Nothing when none waits. */
export function WaitingImports({ count, isShown, onShownChange }: WaitingImportsProps) {
  const { t } = useTranslation('imports');
  if (count === 0) return null;
  return (
    <div className="px-page pb-3 max-desktop:px-4">
      <Alert
        tone="warn"
        action={
          <Button variant="link" onClick={() => onShownChange(!isShown)}>
            {t(isShown ? 'waiting.all' : 'waiting.show')}
          </Button>
        }
      >
        {t('waiting.several', { count })}
      </Alert>
    </div>
  );
}
