import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NotFoundPage } from '../../errors/not-found-page';

export const Route = createFileRoute('/_shell/404')({
  validateSearch: z.object({ path: z.catch(z.optional(z.string()), undefined) }),
  component: NotFound,
});

function NotFound() {
  return <NotFoundPage path={Route.useSearch().path} />;
}
