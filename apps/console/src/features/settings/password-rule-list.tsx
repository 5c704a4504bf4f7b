import { findGuessable } from '@meridian/api-client/contract';
import { checkPassword } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { CircleCheckIcon, CircleIcon } from '@meridian/ui/icons';
import { useWatch, type Control } from 'react-hook-form';
import type { PasswordFormValues } from './password-schema';

export interface PasswordRuleListProps {
  control: Control<PasswordFormValues>;
  /** Name of the user, which is not allowed as a password. */
  userName: string;
}

/** The rules of a password, ticked while it is typed. */
export function PasswordRuleList({ control, userName }: PasswordRuleListProps) {
  const { t } = useTranslation('settings');
  const [fresh, again] = useWatch({ control, name: ['fresh', 'again'] });
  const isMet = {
    ...checkPassword(fresh),
    unguessable: fresh !== '' && findGuessable(fresh, userName) === null,
    match: fresh !== '' && fresh === again,
  };
  return (
    <section>
      <h2 className="text-14 font-semibold">{t('password.rulesTitle')}</h2>
      <ul className="mt-2.5 grid gap-2">
        {(['length', 'characters', 'unguessable', 'match'] as const).map((rule) => {
          const Icon = isMet[rule] ? CircleCheckIcon : CircleIcon;
          return (
            <li
              key={rule}
              className={cn('flex items-center gap-2', isMet[rule] ? 'text-ok-fg' : 'text-fg-2')}
            >
              <Icon aria-hidden className={cn('size-3.5', !isMet[rule] && 'text-fg-3')} />
              <span>{t(`password.rules.${rule}`)}</span>
              <span className="sr-only">{t(isMet[rule] ? 'password.kept' : 'password.notKept')}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2.5 text-12 leading-4.5 text-fg-3">{t('password.caseNote')}</p>
    </section>
  );
}
