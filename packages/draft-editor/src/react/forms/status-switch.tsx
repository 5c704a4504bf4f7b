import type { Language } from '@meridian/i18n/core';
import { Switch } from '@meridian/ui';
import type { ReactElement } from 'react';
import { fieldTitle } from '../../core';
import { statusOptions } from '../../core/values/field-options';
import { FormRow } from './form-section';
import { formLabels } from './labels';

export interface StatusSwitchProps {
  isPaused: boolean;
  language: Language;
  onChange: (changes: { isPaused: boolean }) => void;
  disabled?: boolean;
}

/** Whether a row is enabled or paused. */
export function StatusSwitch({
  isPaused,
  language,
  onChange,
  disabled = false,
}: StatusSwitchProps): ReactElement {
  const enabled = statusOptions.find(({ value }) => !value);
  return (
    <FormRow label={fieldTitle('isPaused', language)} field="isPaused">
      <div>
        <Switch
          label={enabled?.labels[language]}
          name="isPaused"
          checked={!isPaused}
          disabled={disabled}
          onChange={(event) => onChange({ isPaused: !event.target.checked })}
          className="w-56"
        />
        {isPaused && <p className="text-12 text-fg-3">{formLabels[language].pausedHint}</p>}
      </div>
    </FormRow>
  );
}
