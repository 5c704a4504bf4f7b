/** Changes the password of the user. */
export function PasswordPage() {
  return null;
}
