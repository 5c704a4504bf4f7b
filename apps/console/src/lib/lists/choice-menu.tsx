import {
  Button,
  cn,
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';

export interface ChoiceGroup {
  label?: string;
  choices: readonly { value: string; label: string }[];
}

export interface ChoiceMenuProps {
  /** Name of the filter. Already translated, like all labels here. */
  label: string;
  /** Label of the option for no filter. */
  allLabel: string;
  groups: readonly ChoiceGroup[];
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
}

const all = '';

/** A filter of the toolbar with a list of options: `Status All`. */
export function ChoiceMenu({ label, allLabel, groups, value, onValueChange }: ChoiceMenuProps) {
  const selected = groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value);
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          className={cn(selected && 'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!')}
        >
          <span className={cn('font-normal', !selected && 'text-fg-3')}>{label}</span>
          <span className="max-w-48 truncate">{selected?.label ?? allLabel}</span>
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup value={value ?? all} onValueChange={(next) => onValueChange(next || undefined)}>
          <MenuRadioItem value={all}>{allLabel}</MenuRadioItem>
          {groups.map((group, index) => (
            <div key={group.label ?? index} role="presentation">
              {group.label !== undefined && <MenuLabel>{group.label}</MenuLabel>}
              {group.choices.map((choice) => (
                <MenuRadioItem key={choice.value} value={choice.value}>
                  {choice.label}
                </MenuRadioItem>
              ))}
            </div>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
