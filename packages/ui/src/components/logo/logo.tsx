/** The logo: the meridians of a globe on a square in the theme colour. Show the name beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={className} data-scope-ui="">
      <rect width="24" height="24" rx="6.5" fill="var(--meridian-accent)" />
      <g fill="none" stroke="var(--meridian-on-accent)" strokeWidth="1.6" strokeLinecap="round">
        <path d="M12 4.8v14.4" />
        <path d="M12 4.8c-4.6 1.9-6.4 4.3-6.4 7.2s1.8 5.3 6.4 7.2" opacity=".55" />
        <path d="M12 4.8c4.6 1.9 6.4 4.3 6.4 7.2s-1.8 5.3-6.4 7.2" />
        <path d="M5.6 12h12.8" opacity=".55" />
      </g>
    </svg>
  );
}
