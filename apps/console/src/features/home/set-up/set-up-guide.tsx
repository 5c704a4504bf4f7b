import { pagePath, type PageId, type Permission } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, cn, Panel } from '@meridian/ui';
import { CircleCheckIcon, CircleIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useCan } from '../../../lib/session/can';
import type { SetUp } from './use-set-up';

interface Step {
  id: 'customer' | 'account' | 'report' | 'user';
  isDone: boolean;
  isOptional?: boolean;
  /** Whether an earlier step has to be done first. */
  isBlocked?: boolean;
  links: readonly StepLinkProps[];
}

/** The steps of setting up a new installation, in order, with a link for each step. */
export function SetUpGuide({ setUp: { hasCustomer, accountId } }: { setUp: SetUp }) {
  const { t } = useTranslation('home');
  const hasAccount = accountId !== undefined;
  const steps: Step[] = [
    {
      id: 'customer',
      isDone: hasCustomer,
      isOptional: true,
      links: [
        {
          text: t('setUp.customer.link'),
          page: 'customers',
          permission: 'customer:customer:edit',
          id: 'new',
        },
      ],
    },
    {
      id: 'account',
      isDone: hasAccount,
      links: [
        {
          text: t('setUp.account.link'),
          page: 'providerAccounts',
          permission: 'account:account:edit',
          id: 'new',
          isMain: !hasAccount,
        },
      ],
    },
    {
      id: 'report',
      isDone: false,
      isBlocked: !hasAccount,
      links: [
        {
          text: t('setUp.report.file'),
          page: 'imports',
          permission: 'report:import:create',
          isMain: true,
        },
        {
          text: t('setUp.report.credentials'),
          page: 'providerAccounts',
          permission: 'account:account:edit',
          id: String(accountId),
        },
      ],
    },
    {
      id: 'user',
      isDone: false,
      isOptional: true,
      links: [{ text: t('setUp.user.link'), page: 'users', permission: 'system:user:edit', id: 'new' }],
    },
  ];
  return (
    <Panel title={t('setUp.title')} className="mx-auto my-6 w-full max-w-200">
      <ol>
        {steps.map((step) => (
          <StepItem key={step.id} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function StepItem({ step: { id, isDone, isOptional = false, isBlocked = false, links } }: { step: Step }) {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-1 px-4 py-3"
    >
      <span className={cn('[&_svg]:size-4.5', isDone ? 'text-ok-fg' : 'text-fg-3')}>
        {isDone ? <CircleCheckIcon aria-hidden /> : <CircleIcon aria-hidden />}
      </span>
      <div className="min-w-48 flex-1">
        <h3 id={titleId} className="font-medium">
          {t(`setUp.${id}.title`)}
          {isDone && <span className="ml-2 font-normal text-ok-fg">{t('setUp.done')}</span>}
          {isOptional && !isDone && <span className="ml-2 font-normal text-fg-3">{t('setUp.optional')}</span>}
        </h3>
        <p className="text-12 text-fg-3">{t(`setUp.${id}.body`)}</p>
      </div>
      {!isDone && !isBlocked && links.map((link) => <StepLink key={link.text} {...link} />)}
    </li>
  );
}

interface StepLinkProps {
  text: string;
  page: Extract<PageId, 'customers' | 'providerAccounts' | 'imports' | 'users'>;
  permission: Permission;
  /** The record that opens there; `new` for an empty one. */
  id?: string;
  isMain?: boolean;
}

function StepLink({ text, page, permission, id, isMain = false }: StepLinkProps) {
  const canOpen = useCan(permission);
  if (!canOpen) return null;
  return (
    <Button asChild {...(isMain && { variant: 'primary' })}>
      <Link
        to={pagePath(page)}
        // asserted: the search of a page that the types cannot name here
        search={(id === undefined ? {} : { id }) as never}
      >
        {text}
      </Link>
    </Button>
  );
}
