import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as z from 'zod';
import { LoginPage } from '../../features/auth/login-page';
import { safeRedirect } from '../../lib/safe-redirect';

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ redirect: z.string().optional().catch(undefined) }),
  loader: ({ context }) => context.i18n.loadNamespaces('auth'),
  component: Login,
});

function Login() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  const handleSignedIn = () => {
    void router.navigate({ href: safeRedirect(redirect, location.origin), replace: true });
  };
  return <LoginPage onSignedIn={handleSignedIn} />;
}
