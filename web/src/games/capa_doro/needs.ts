/** What a cigar asks for, bale by bale. */
import type { CapaDoroCigar, CapaDoroView } from './wire'

export interface Need {
  colour: string
  missing: boolean
}

/** In the order of the continents; of each colour those that are there come first. */
export function needs(view: CapaDoroView, cigar: CapaDoroCigar): Need[] {
  return cigar.bales.flatMap((count, i) =>
    Array.from({ length: count }, (_, bale) => ({
      colour: view.continents[i]!.colour,
      missing: bale >= count - (cigar.missing[i] ?? 0),
    })),
  )
}
