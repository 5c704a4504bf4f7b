/** Pictures of creatives, drawn here so that stories load nothing: 800 by 497, like most of them are. */
const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="497" viewBox="0 0 160 100" preserveAspectRatio="none">${shapes}</svg>`,
  )}`;

export const pictures = {
  snow: draw(
    '<path fill="#cfe3f7" d="M0 0h160v100H0z"/><path fill="#6f9fcf" d="m0 84 48-56 34 40 24-28 54 56v4H0z"/><path fill="#fff" d="m48 28 16 20-10-3-6 6-8-6-8 3zM106 40l14 15-8-2-6 5-6-5-8 2z"/><path fill="#f4f9ff" d="M0 84c50-8 110-4 160 2v14H0z"/>',
  ),
  maple: draw(
    '<path fill="#f8e4cb" d="M0 0h160v100H0z"/><circle cx="112" cy="42" r="26" fill="#d9622b"/><circle cx="134" cy="56" r="18" fill="#e98a3c"/><path fill="#6b4a33" d="M110 58h6v32h-6z"/><path fill="#8d3f2d" d="m18 54 28-20 28 20z"/><path fill="#fdf6ec" d="M24 54h44v32H24z"/><path fill="#d8b98c" d="M0 86h160v14H0z"/>',
  ),
  sea: draw(
    '<path fill="#bfe6ef" d="M0 0h160v100H0z"/><circle cx="120" cy="28" r="13" fill="#fff4cf"/><path fill="#4fb0c6" d="M0 52h160v48H0z"/><path fill="#2f8fae" d="M0 72c30-8 60 8 90 0s50-6 70 0v28H0z"/><path fill="#fff" d="m48 34 12 28H40z"/><path fill="#c8553d" d="M30 62h36l-5 7H35z"/><path fill="#f3e2bd" d="M0 92c50-14 110-10 160-2v10H0z"/>',
  ),
  train: draw(
    '<path fill="#d5e3f2" d="M0 0h160v100H0z"/><path fill="#f7f9fc" d="M0 34h104c24 0 40 12 50 30H0z"/><path fill="#2f5fa8" d="M0 54h149l5 10H0z"/><path fill="#31435c" d="M104 40c12 0 22 4 30 10h-30zM10 40h84v8H10z"/><path fill="#8a97a8" d="M0 68h160v6H0z"/>',
  ),
  onsen: draw(
    '<path fill="#dfe6d2" d="M0 0h160v100H0z"/><path fill="#8fa37a" d="m0 62 40-34 34 30 30-24 56 34v32H0z"/><ellipse cx="80" cy="78" rx="58" ry="16" fill="#7fc1c4"/><path stroke="#fff" stroke-width="4" fill="none" d="M60 62c-6-8 6-12 0-20m20 20c-6-8 6-12 0-20m20 20c-6-8 6-12 0-20"/>',
  ),
  night: draw(
    '<path fill="#1d1b3a" d="M0 0h160v100H0z"/><path fill="#e4572e" d="m78 18 4 0 14 72H64z"/><path fill="#34315f" d="M0 62h26v38H0zm30-12h22v50H30zm76 8h24v42h-24zm28-16h26v58h-26z"/><circle cx="130" cy="20" r="8" fill="#f6e7a8"/>',
  ),
  gate: draw(
    '<path fill="#dcecf3" d="M0 0h160v100H0z"/><path fill="#6ea7bf" d="M0 66h160v34H0z"/><path fill="#cf3f24" d="M34 24h92l4-8H30zm10 8h72v7H44zm6 0h9v48h-9zm51 0h9v48h-9z"/>',
  ),
} as const;
