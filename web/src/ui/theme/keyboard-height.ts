/**
 * On an iPhone the keyboard covers the lower end of the page; elsewhere the page gets smaller by it. `--keyboard` is how much
 * is covered, for what stands at the bottom.
 */
export function followKeyboard(): void {
  const visible = window.visualViewport;
  if (!visible) return;
  const measure = () => {
    // A page that is enlarged shows less of itself, too.
    const covered = visible.scale === 1 ? innerHeight - visible.height - visible.offsetTop : 0;
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  visible.addEventListener('resize', measure);
  visible.addEventListener('scroll', measure);
}
