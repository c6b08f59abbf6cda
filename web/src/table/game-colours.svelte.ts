/** As long as the component is mounted, the whole page has the colours of its game, also behind the cover of PassDevice. */
export function useGameColours(game: () => string): void {
  // before anything is drawn: with reduced motion colours that change pass from parent to child, moment by moment
  $effect.pre(() => {
    document.body.dataset.game = game()
    return () => delete document.body.dataset.game
  })
}
