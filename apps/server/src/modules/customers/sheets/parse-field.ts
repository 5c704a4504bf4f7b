import {
  companyInputSchema,
  customerInputSchema,
  providerAccountInputSchema,
  recordLimits,
} from '@meridian/api-client/contract';
import { isTimeZone } from '../../../platform/lib/is-time-zone';
import { parseProvider, parseChannels } from './fields';
import { problemOf, type ProblemCode, type RowProblem } from './problem';
import type { RecordValues } from './record';

/** A parsed value, and its text as stored records have it. */
export interface ParsedField {
  values: RecordValues;
  text: string;
}

const { name, contactName, phone, email, note } = customerInputSchema.shape;
const { registrationNo } = companyInputSchema.shape;
const { accountNo, accountName, currency, timeZone } = providerAccountInputSchema.shape;
/** Fields whose value is the text, as in forms. */
const textSchemas = { name, contactName, phone, email, registrationNo, accountNo, accountName, note };
const maxLengths = {
  name: recordLimits.name,
  contactName: recordLimits.contact,
  phone: recordLimits.phone,
  email: recordLimits.email,
  registrationNo: recordLimits.contact,
  accountNo: recordLimits.accountNo,
  accountName: recordLimits.name,
  note: recordLimits.note,
} as const satisfies Record<TextField, number>;
type TextField = keyof typeof textSchemas;

/** Fields that can be parsed alone; the others depend on stored records. */
export type PlainField = TextField | 'provider' | 'channels' | 'currency' | 'timeZone';

const formulaError = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|CALC!|SPILL!)$/;

/** Shortens a cell text for a message. */
export const shownValue = (text: string): string => {
  const characters = [...text.trim()];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
};

/** Parses a non-blank cell; returns the value or the problem. */
export function parseField(field: PlainField, text: string): ParsedField | RowProblem {
  const problem = (code: ProblemCode) => problemOf(code, field, { value: shownValue(text) });
  if (formulaError.test(text.trim())) return problem('cell_error');
  // replacement for bytes and characters that cannot be stored
  if (text.includes('\ufffd')) return problem('forbidden_characters');
  switch (field) {
    case 'channels': {
      const parsed = parseChannels(text);
      if ('unknown' in parsed)
        return problemOf('unknown_channel', field, { value: shownValue(parsed.unknown) });
      return { values: parsed, text: parsed.channels.join(',') };
    }
    case 'provider': {
      const provider = parseProvider(text);
      return provider === undefined ? problem('unknown_provider') : { values: { provider }, text: provider };
    }
    case 'currency': {
      const parsed = currency.safeParse(text.normalize('NFKC'));
      if (!parsed.success) return problem('invalid_currency');
      return { values: { currency: parsed.data }, text: parsed.data };
    }
    case 'timeZone': {
      const parsed = timeZone.safeParse(text);
      if (!parsed.success || !isTimeZone(parsed.data)) return problem('unknown_time_zone');
      return { values: { timeZone: parsed.data }, text: parsed.data };
    }
    default: {
      const parsed = textSchemas[field].safeParse(text);
      if (parsed.success) return { values: { [field]: parsed.data }, text: parsed.data };
      return problemOf(textProblem(parsed.error.issues[0]?.message), field, {
        value: shownValue(text),
        length: text.trim().length,
        max: maxLengths[field],
      });
    }
  }
}

function textProblem(message: string | undefined): ProblemCode {
  if (message === 'required' || message === 'too_many_characters' || message === 'invalid_email')
    return message;
  return 'forbidden_characters';
}
