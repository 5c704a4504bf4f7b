import { useTranslation } from '@meridian/i18n';
import { Field, FieldBox, IconButton, inputInBox, Spinner } from '@meridian/ui';
import { RefreshCwIcon, ShieldCheckIcon } from '@meridian/ui/icons';
import type { ComponentProps } from 'react';
import type { useCaptcha } from './use-captcha';

export interface CaptchaFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'onChange' | 'disabled'
> {
  captcha: ReturnType<typeof useCaptcha>;
  error: string | undefined;
  onRenew: () => void;
  /** The picture cannot be read. */
  onSolve: () => void;
}

/** The code of the picture, the picture, and the two ways on for those who cannot read it. */
export function CaptchaField({ captcha, error, onRenew, onSolve, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <Field
      label={t('code')}
      error={error}
      required
      counter={
        <button
          type="button"
          disabled={input.disabled}
          onClick={onSolve}
          className="-my-1 rounded-xs py-1 text-12 text-accent-fg focus-ring hover:underline disabled:text-fg-disabled"
        >
          {t('cannotRead')}
        </button>
      }
    >
      {(control) => (
        <div className="flex gap-2">
          <FieldBox
            leading={<ShieldCheckIcon />}
            isInvalid={error !== undefined}
            isDisabled={input.disabled ?? false}
            className="flex-1"
          >
            <input
              {...input}
              {...control}
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
            disabled={captcha.isFetching || input.disabled}
            className="border border-line-2"
          >
            <RefreshCwIcon />
          </IconButton>
        </div>
      )}
    </Field>
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
