import { useTranslation } from '@meridian/i18n';
import { FieldBox, IconButton, inputInBox, Spinner } from '@meridian/ui';
import { FormField } from '@meridian/ui/form';
import { RefreshCwIcon, ShieldCheckIcon } from '@meridian/ui/icons';
import type { Control } from 'react-hook-form';
import type { SignInForm } from './sign-in-schema';
import type { useCaptcha } from './use-captcha';

export interface CaptchaFieldProps {
  control: Control<SignInForm>;
  captcha: ReturnType<typeof useCaptcha>;
  disabled: boolean;
  onRenew: () => void;
  /** Called if the user cannot read the picture. */
  onSolve: () => void;
}

/** The field for the code of the picture, the picture, and two alternatives for users who cannot read it. */
export function CaptchaField({ control, captcha, disabled, onRenew, onSolve }: CaptchaFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <FormField
      control={control}
      name="code"
      label={t('code')}
      required
      counter={
        <button
          type="button"
          disabled={disabled}
          onClick={onSolve}
          className="-my-1 rounded-xs py-1 text-12 text-accent-fg focus-ring hover:underline disabled:text-fg-disabled"
        >
          {t('cannotRead')}
        </button>
      }
    >
      {(code) => (
        <div className="flex gap-2">
          <FieldBox
            leading={<ShieldCheckIcon />}
            isInvalid={code['aria-invalid']}
            isDisabled={disabled}
            className="flex-1"
          >
            <input
              {...code}
              disabled={disabled}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={20}
              className={`${inputInBox} h-full`}
            />
          </FieldBox>
          <Picture captcha={captcha} />
          <IconButton
            label={t('newPicture')}
            title={t('newPicture')}
            onClick={onRenew}
            disabled={captcha.isFetching || disabled}
            className="border border-line-2"
          >
            <RefreshCwIcon />
          </IconButton>
        </div>
      )}
    </FormField>
  );
}

function Picture({ captcha: { captcha, isFetching } }: Pick<CaptchaFieldProps, 'captcha'>) {
  const { t } = useTranslation('auth');
  return (
    <span className="grid h-ctl w-29.5 shrink-0 place-items-center overflow-hidden rounded-sm border border-line-2 bg-sunken text-12 text-fg-3 shadow-raised">
      {isFetching ? (
        <Spinner />
      ) : captcha ? (
        <img src={captcha.image} alt={t('picture')} className="size-full object-contain" />
      ) : (
        t('pictureFailed')
      )}
    </span>
  );
}
