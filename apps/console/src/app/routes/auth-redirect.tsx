import { createFileRoute, redirect } from '@tanstack/react-router';

/** Takes a token that a trusted sign-in page hands over. */
export const Route = createFileRoute('/auth-redirect')({
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});
