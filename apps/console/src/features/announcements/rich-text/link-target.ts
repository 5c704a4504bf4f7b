import * as z from 'zod/mini';

/** The form of a link; `href` is the completed target. */
export const linkSchema = z.object({
  href: z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const target = parseLinkTarget(typed);
      if (target === undefined) issues.push({ code: 'custom', input: typed, message: 'invalid' });
      return target ?? z.NEVER;
    }),
  ),
});

/**
 * Completes a typed link: web and email addresses, and paths of the console. An address without a scheme gets one.
 *
 * Shape:  undefined for everything else, such as `javascript:` or `//elsewhere`.
 */
export function parseLinkTarget(typed: string): string | undefined {
  const text = typed.trim();
  // browsers skip such characters, so that `java\nscript:` would be a script
  if (text === '' || text.length > 2000 || /[\p{Cc}\s\\]/u.test(text)) return undefined;
  if (text.startsWith('/')) return text.startsWith('//') ? undefined : text;
  if (/^mailto:[^@]+@[^@]+$/i.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  const address = /^https?:\/\//i.test(text)
    ? text
    : /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(text)
      ? `https://${text}`
      : '';
  return URL.canParse(address) ? address : undefined;
}
