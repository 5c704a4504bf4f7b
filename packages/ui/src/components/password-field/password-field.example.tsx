import { PasswordField } from './password-field';

export function PasswordFieldExample() {
  return (
    <PasswordField
      label="New password"
      showLabel="Show password"
      hideLabel="Hide password"
      hint="8 to 20 characters"
      autoComplete="new-password"
      className="w-80"
    />
  );
}
