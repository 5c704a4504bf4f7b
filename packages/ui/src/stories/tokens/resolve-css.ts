import { color, serializeRGB } from '@csstools/css-color-parser';
import {
  isFunctionNode,
  isTokenNode,
  parseComponentValue,
  type FunctionNode,
} from '@csstools/css-parser-algorithms';
import { isTokenNumber, tokenize } from '@csstools/css-tokenizer';
import type { Token } from './parse-tokens';

/** A colour in sRGB: channels and alpha from 0 to 1. */
export interface Srgb {
  channels: readonly [red: number, green: number, blue: number];
  alpha: number;
}

/** The value with its `var(…)` replaced by the values of other tokens. */
export function substitute(value: string, tokens: ReadonlyMap<string, Token>): string {
  return value.replaceAll(/var\(--meridian-([\w-]+)\)/g, (_, name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`--meridian-${name} is not defined`);
    return substitute(token.value, tokens);
  });
}

/** Computes a colour of CSS, including mixed and relative colours; null for a value that is not a colour. */
export function computeColour(css: string): Srgb | null {
  const node = parseComponentValue(tokenize({ css }));
  const parsed = node && color(node);
  if (!parsed) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(serializeRGB(parsed));
  return { channels: [red / 255, green / 255, blue / 255], alpha };
}

const numbersOf = (node: FunctionNode): number[] =>
  node.value.flatMap((part) =>
    isTokenNode(part) && isTokenNumber(part.value)
      ? [part.value[4].value]
      : isFunctionNode(part)
        ? numbersOf(part)
        : [],
  );
