/** Rulebooks of games that came after the client was built: parsed here as the build parses the others. */
import { Marked } from 'marked'
import { chapters, type Chapter } from '../../../build/rulebook'

export const parsed = (text: string): Chapter[] => chapters(text, new Marked())
