import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { RotateCcwIcon } from '@meridian/ui/icons';
import { useRef, useState } from 'react';
import { areDefaults, choicesOf, useSettings, type Choices } from '../../lib/settings/settings';

/** All settings back to where they began; until another one is changed, that can be undone. */
export function ResetFooter() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const [before, setBefore] = useState<Choices>();
  const [status, setStatus] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    if (!areDefaults(settings)) setBefore(choicesOf(settings));
    settings.reset();
    setStatus(t('settings.resetDone'));
  };
  const handleUndo = (choices: Choices) => {
    settings.choose(choices);
    setBefore(undefined);
    setStatus(t('settings.resetUndone'));
    resetButton.current?.focus();
  };
  return (
    <div className="flex items-center justify-between">
      <Button
        ref={resetButton}
        variant="ghost"
        icon={<RotateCcwIcon />}
        className="-ml-2.5"
        onClick={handleReset}
      >
        {t('settings.reset')}
      </Button>
      {before && areDefaults(settings) && (
        <Button variant="ghost" className="-mr-2.5" onClick={() => handleUndo(before)}>
          {t('settings.undo')}
        </Button>
      )}
      <span role="status" className="sr-only">
        {status}
      </span>
    </div>
  );
}
