import { createFileRoute } from '@tanstack/react-router';
import { NotAllowedPage } from '../../errors/not-allowed-page';

export const Route = createFileRoute('/_shell/401')({ component: () => <NotAllowedPage /> });
