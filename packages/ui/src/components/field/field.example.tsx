import { Field } from './field';
import { FieldBox, inputInBox } from './field-box';

const texts = {
  en: { bid: 'Bid', hint: 'The most that a click may cost.' },
  cn: { bid: '出价', hint: '每次点击最多支付的金额。' },
  tw: { bid: '出價', hint: '每次點擊最多支付的金額。' },
};

export function FieldExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <Field label={text.bid} hint={text.hint} className="w-60">
      {(control) => (
        <FieldBox leading="￥">
          <input {...control} inputMode="decimal" className={inputInBox} />
        </FieldBox>
      )}
    </Field>
  );
}
