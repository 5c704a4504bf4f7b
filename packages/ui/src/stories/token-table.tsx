import type { ReactNode } from 'react';
import { CopyCode } from './copy-code';
import type { StoryLanguage } from './in-language';
import type { Token } from './tokens/parse-tokens';
import { usageIn } from './tokens/token-uses';

const heads = {
  en: ['Sample', 'Token', 'Value', 'Use'],
  cn: ['示例', '变量', '值', '用途'],
  tw: ['範例', '變數', '值', '用途'],
};

export interface TokenTableProps {
  language: StoryLanguage;
  /** Names the table for assistive technology. */
  label: string;
  tokens: readonly Token[];
  /** Renders a sample of a token. */
  sample: (token: Token) => ReactNode;
}

/** Tokens with a sample, their value and their use. */
export function TokenTable({ language, label, tokens, sample }: TokenTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{label}</caption>
      <thead className="text-12 text-fg-3">
        <tr>
          {heads[language].map((head) => (
            <th key={head} className="py-2 pr-8 font-medium last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name} className="border-t border-line-1">
            <td className="py-2 pr-8">{sample(token)}</td>
            <td className="py-2 pr-8 text-12 whitespace-nowrap">
              <CopyCode language={language} code={`var(--meridian-${token.name})`} />
            </td>
            <td className="py-2 pr-8 max-w-80 text-12 wrap-anywhere text-fg-2 tabular-nums">{token.value}</td>
            <td className="py-2 text-12 text-fg-2">{usageIn(language, token.use)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
