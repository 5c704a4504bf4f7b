/** A share in whole percent; a partial share is never 100 percent, and a positive one never 0. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return '<1%';
  return `${percent === 100 && share < 1 ? 99 : percent}%`;
}
