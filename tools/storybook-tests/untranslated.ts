/** Texts that are the same in every language, by kind. */
const kept: Readonly<Record<'brand' | 'code' | 'data', readonly RegExp[]>> = {
  brand: [/^(Meridian|English|Google Ads)$/],
  code: [
    // keys, encodings, currencies, formats of files
    /^(Ctrl|Alt|Esc|Enter|Tab)( .)?$/,
    /^(UTF-8|CNY|HTML)$/,
    /^(Excel \(\.xlsx\)|CSV \(\.csv\))$/,
    // addresses, files, user names, rules, permissions
    /^https?:\/\//,
    /^(kaede-travel|keywordDayly|Sheet1)$/,
    /^(admin|editor|zhangmin|chenyu|mori|wangjing|helan|tanhao|liuxin)$/,
    /^\/[\w-]+$/,
    /^\/?[\w-]+(\/[\w-]*)+$/,
    // recovery codes
    /^[a-z\d]{4}(-[a-z\d]{4}){3}$/,
    /^[\w.-]+( \(1\))?\.[a-z]{2,}$/,
    /^[\w.-]+@[\w.-]+$/,
    /^[a-z]+(-[a-z]+){2,}$/,
    /^[a-z]+(:[a-z]+)+$/,
    /^source=search$/,
    // a formula that a spreadsheet must not run
    /^=cmd\|/,
  ],
  data: [
    // people, companies, products, places
    /^(Chen Yu|Mori Aya)$/,
    /\b(Lin Wei|Kaede|Sakuraya|Aoi|Rail Pass Direct|Alpine|Lumen Outdoor Gear|Harbor Coffee|Familie Reisen)\b/,
    /^(Beijing|Shanghai|Guangzhou|Hangzhou|Japan|Canada|Spain|Kyoto)\b/,
    // campaigns, as the advertiser named them; keywords, as people search for them
    /^[A-Z][a-z]+ \| [A-Z][a-z]+( [a-z]+)?$/,
    /^(Trains|Hotels|Sights|Ski packages|Onsen weekends|Ski|Rail|Autumn)$/,
    /^(Hokkaido winter 2027|Kyoto autumn|Okinawa summer|Rail passes, spring|JR Pass|Winter sale 2026)$/,
    /^(jr pass|kyoto|tokyo|nara|hokkaido|okinawa|onsen|ski|visa)( [a-z]+)*$/,
    /^(keyword|Campaign|Customer) \d+$/,
    // pictures and videos of a library
    /^(Powder day|Shinkansen|Garden|Okinawa sea|Open-air bath.*|(Night cabin|Ski lesson)(, 1\.61:1)?)$/,
    /^(Ten days in Kyoto|Snow in Hokkaido|Okinawa under water)$/,
    // sheets and columns of imported files
    /^(Nov 1–10|Nov 11–20|Device: mobile)$/,
    // what users wrote
    /^(Anna Müller|kaede_ads|aoi_beauty)$/,
    /^(Ten|days|Ten days|much|Bid \(￥\)|says "hi", twice)$/,
    /^(Chrome.*|Safari.*)$/,
  ],
};

/** Whether a text has a word of three Latin letters. */
const hasWord = (text: string) => /[A-Za-z][a-z]{2}/.test(text);

/** Whether a text, or each item of a list, is the same in every language. */
export function isKept(text: string): boolean {
  const forms = Object.values(kept).flat();
  return text.split('、').every((item) => !hasWord(item) || forms.some((form) => form.test(item)));
}

/** Visible texts and names with a word of three letters and without a Chinese character. Runs in the page. */
export function latinTexts(root: string): string[] {
  const texts = new Set<string>();
  /** A part that is marked as English intentionally shows English. */
  const isRead = (element: Element | null) => {
    const marked = element?.closest<HTMLElement>('body [lang]');
    return element?.checkVisibility() === true && marked?.lang !== 'en' && !element.closest('style, script');
  };
  const add = (text: string | null, element: Element | null) => {
    const flat = (text ?? '').replace(/\s+/g, ' ').trim();
    // the element last: computing its style takes longest
    if (/[A-Za-z][a-z]{2}/.test(flat) && !/\p{Script=Han}/u.test(flat) && isRead(element)) texts.add(flat);
  };
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];
  for (const part of document.querySelectorAll(root)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) add(node.data, node.parentElement);
      else if (node instanceof Element)
        for (const attribute of attributes) add(node.getAttribute(attribute), node);
    }
  }
  return [...texts];
}
