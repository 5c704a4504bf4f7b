import type { ReactNode } from 'react';
import { Switch } from '../../components/switch/switch';

export interface SettingsSwitch<Name extends string> {
  name: Name;
  label: ReactNode;
  isOn: boolean;
}

export interface SettingsSwitchesProps<Name extends string> {
  /** Names the group; shown above it. */
  label: ReactNode;
  switches: readonly SettingsSwitch<Name>[];
  onToggle: (name: Name, isOn: boolean) => void;
}

/** A list of settings that are on or off. */
export function SettingsSwitches<Name extends string>({
  label,
  switches,
  onToggle,
}: SettingsSwitchesProps<Name>) {
  return (
    <fieldset data-scope-ui="" className="min-w-0">
      <legend data-scope-end="" className="mb-0.5 text-13 font-semibold text-fg-1">
        {label}
      </legend>
      <div className="divide-y divide-line-1">
        {switches.map((setting) => (
          <Switch
            key={setting.name}
            label={setting.label}
            checked={setting.isOn}
            onCheckedChange={(isOn) => onToggle(setting.name, isOn)}
            className="min-h-9.5 max-desktop:min-h-11"
          />
        ))}
      </div>
    </fieldset>
  );
}
