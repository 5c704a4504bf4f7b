import { DOMParser, type ParseOptions } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';

/** Tokens of HTML as browsers read them, from malformed HTML, too. */
const attribute = String.raw`[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?`;
const comment = String.raw`<!--(?:-?>|[^]*?(?:--!?>|$))`;
const styleElement = String.raw`<style(?=[\s/>])[^>]*>([^]*?)(?:</style(?=[\s/>])[^>]*>|$)`;
const tokens = new RegExp(String.raw`${comment}|${styleElement}|</?[a-z](?:[\s/]+|${attribute})*`, 'gi');
const blocked = /^(?:style|on[a-z]+)(?=[\s=]|$)/i;

const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/**
 * Renames what the content security policy blocks as soon as HTML is parsed, even outside of the page: attributes of styles and
 * of events become `data-` attributes; a style element becomes a template, with its text in `data-css`.
 */
export const withoutInlineStyles = (html: string): string =>
  html.replaceAll(tokens, (token, css?: string) => {
    if (css !== undefined) return `<template data-css=${quoted(css)}></template>`;
    if (token.startsWith('<!')) return token;
    return token.replaceAll(new RegExp(attribute, 'g'), (text) =>
      blocked.test(text) ? `data-${text}` : text,
    );
  });

/** Sets the styles that `withoutInlineStyles` renamed, through properties, which the policy allows. */
function restoreStyles(pasted: HTMLElement): void {
  for (const { dataset } of pasted.querySelectorAll<HTMLElement>('[data-css]')) {
    const sheet = new CSSStyleSheet();
    // Word and Excel enclose theirs in a comment of HTML
    sheet.replaceSync((dataset['css'] ?? '').replaceAll(/<!--|-->/g, ''));
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule)
        for (const { style } of pasted.querySelectorAll<HTMLElement>(rule.selectorText))
          style.cssText += rule.style.cssText;
  }
  for (const { style, dataset } of pasted.querySelectorAll<HTMLElement>('[data-style]'))
    style.cssText += `;${dataset['style']}`;
}

class PastedStylesParser extends DOMParser {
  override parseSlice(pasted: HTMLElement, options?: ParseOptions) {
    restoreStyles(pasted);
    return super.parseSlice(pasted, options);
  }
}

/** Documents and spreadsheets say by styles what is bold or italic: those of what is pasted are read without violating the policy. */
export const PastedStyles = Extension.create({
  name: 'pastedStyles',
  transformPastedHTML: withoutInlineStyles,
  addProseMirrorPlugins() {
    const { schema, rules } = DOMParser.fromSchema(this.editor.schema);
    return [new Plugin({ props: { clipboardParser: new PastedStylesParser(schema, rules) } })];
  },
});
