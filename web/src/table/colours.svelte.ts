/** As long as the component is there, the whole page has the colours of its game: under a cover, too. */
export function wear(game: () => string): void {
  $effect(() => {
    document.body.dataset.game = game()
    return () => delete document.body.dataset.game
  })
}
