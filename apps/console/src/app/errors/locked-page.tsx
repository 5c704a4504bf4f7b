/** Drawing of a page that is locked, 112 by 70. */
export const lockedPage = (
  <>
    <rect
      x=".5"
      y=".5"
      width="111"
      height="69"
      rx="7.5"
      fill="var(--meridian-bg-surface)"
      stroke="var(--meridian-line-3)"
    />
    <path d="M1 16h110M28.5 16v53" stroke="var(--meridian-line-2)" />
    <g fill="var(--meridian-line-2)">
      <rect x="8" y="6" width="22" height="4" rx="2" />
      <rect x="8" y="24" width="12" height="4" rx="2" />
      <rect x="8" y="34" width="12" height="4" rx="2" />
      <rect x="8" y="44" width="12" height="4" rx="2" />
    </g>
    <rect
      x="55"
      y="36"
      width="30"
      height="23"
      rx="4"
      fill="var(--meridian-accent-bg-2)"
      stroke="var(--meridian-accent)"
      strokeWidth="2"
    />
    <path d="M61 36v-5a9 9 0 0 1 18 0v5" stroke="var(--meridian-accent)" strokeWidth="2" />
    <circle cx="70" cy="47.5" r="2.5" fill="var(--meridian-accent)" />
  </>
);
