/** A copy of what the server shows one viewer of a table: the part of the protocol that needs no socket. */
import type { Beat, ClientMessage, Presence, Said, Scene, ServerMessage, Snapshot, Told, Update } from '../wire'
import { applyChanges } from './changes'

export const GALLERY = -1

/** Follows snapshots and updates. Messages may come twice, late, out of order or not at all. */
export class SceneReplica {
  viewer = $state(GALLERY)
  n = $state(-1)
  scene = $state.raw<Scene | null>(null)
  log = $state.raw<readonly Told[]>([])
  /** what moved with the last update; none after a snapshot */
  beats = $state.raw<readonly Beat[]>([])
  /** lines of the log before those */
  earlier = $state(0)
  since = $state.raw<readonly Told[]>([])
  chat = $state.raw<readonly Said[]>([])
  presence = $state.raw<Presence | null>(null)
  edition = ''
  /** whether an answer to `look` is awaited: it ends with a snapshot or with `current` */
  looking = true
  /** the highest counter heard of: above `n` something is missing */
  #heard = -1
  /** the server's clock is so many ms ahead of ours */
  ahead = 0

  /** The request for whatever is missing; for another viewer that is everything. */
  look(viewer = this.viewer): ClientMessage {
    if (viewer !== this.viewer) {
      this.viewer = viewer
      this.n = this.#heard = -1
      this.scene = null
      this.log = []
      this.earlier = 0
    }
    this.looking = true
    return { t: 'look', viewer, n: this.n, edition: this.edition }
  }

  /** The same on a new socket, whose server may know less than we do: after a restored backup, say. */
  reconnected(): ClientMessage {
    this.#heard = -1
    return this.look()
  }

  /** Apply a message. False: something is missing, and `look` should be sent. */
  hear(message: ServerMessage): boolean {
    switch (message.t) {
      case 'snapshot':
        this.#begin(message)
        break
      case 'update':
        this.#follow(message)
        break
      case 'current':
        this.#heard = Math.max(this.#heard, message.n)
        if (this.scene && message.n === this.n) this.looking = false
        this.ahead = message.now - Date.now()
        break
      case 'said':
        this.chat = [...this.chat.filter((said) => said.line !== message.line), message].sort((a, b) => a.line - b.line)
        break
      case 'unsaid':
        this.chat = this.chat.filter((said) => said.line !== message.line)
        break
      case 'presence':
        this.presence = message
        break
      case 'pong':
        this.ahead = message.now - Date.now()
        break
    }
    return this.looking || (this.#heard <= this.n && this.scene !== null)
  }

  #begin(shot: Snapshot): void {
    if (shot.scene.viewer !== this.viewer) return // requested before the viewer changed
    if (!this.looking && shot.n <= this.n) return // overtaken by updates
    this.n = shot.n
    this.edition = shot.edition
    this.scene = shot.scene
    this.log = shot.log
    this.beats = []
    this.earlier = shot.earlier
    this.since = shot.since
    this.ahead = shot.now - Date.now()
    this.looking = false
  }

  #follow(update: Update): void {
    if (!this.scene) return
    this.#heard = Math.max(this.#heard, update.n)
    if (update.n !== this.n + 1) return
    try {
      this.scene = applyChanges(this.scene, update.changes)
    } catch {
      this.n = -1 // of no use any more: ask for everything
      this.looking = false
      return
    }
    this.n = update.n
    this.beats = update.beats
    if (update.log.length) this.log = [...this.log, ...update.log.map((line) => ({ n: update.n, line }))]
  }
}
