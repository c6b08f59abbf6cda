/**
 * One table over its socket, as docs/protocol.md describes: what a viewer was shown, in order and without gaps, and acts that are
 * sent until they are answered.
 */
import type { Ack, Bye, ClientMessage, Effects, Fits, Line, Refused, ServerMessage, TableAct } from '../wire'
import { Failure } from './api'
import { newId, newNonce } from './ids'
import { afterPress } from './painted'
import { GALLERY, SceneReplica } from './replica.svelte'

export { GALLERY }
const SLOW = 1000 // ms after which an answer is missed
const NUDGE = 2000 // ms without an answer before asking again
const LONGEST_WAIT = 10_000 // ms between attempts to connect
const SILENCE = 20_000 // ms after which a quiet socket is asked whether it lives

type WithoutId<A> = A extends TableAct ? Omit<A, 'id'> : never
export type Doing = WithoutId<TableAct>

interface Waiting {
  act: TableAct
  /** when it was first sent, ms */
  at: number
  done: (ack: Ack) => void
  failed: (why: Failure) => void
  /** the counter that must be reached before it counts as seen */
  ack?: Ack
}

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

export class Live extends SceneReplica {
  connection = $state<Connection>('connecting')
  /** when the next attempt to connect is made, ms of our clock */
  retryAt = $state(0)
  /** why there will be no further attempt */
  gone = $state.raw<Line | null>(null)
  /** an act has waited for its answer longer than it should */
  slow = $state(false)
  /** acts that were not answered yet */
  waiting = $state(0)
  /** what each choice would bring, at the counter they were asked for */
  effects = $state.raw<Effects | null>(null)
  /** what goes with the pieces of a set that were chosen */
  fits = $state.raw<Fits | null>(null)
  /** questions about the choices at hand that were not answered yet; only the latest of each kind counts */
  #questions = new Map<'effects' | 'fits', ClientMessage>()
  #touched = new Map<string, (why: Failure) => void>()
  #socket: WebSocket | null = null
  #pending = new Map<string, Waiting>()
  #failures = 0
  #back: number | null = null
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  #nudge = NUDGE
  #seen = -1

  constructor(
    readonly table: string,
    readonly invite: string,
    viewer: number,
    /** whether the server shall describe the table for a client that has no board for its game */
    readonly wantsLayout = false,
  ) {
    super()
    this.viewer = viewer
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#visible)
    this.#connect()
    this.#pulse = setInterval(this.#beat, 1000)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#visible)
    this.#socket?.close()
    for (const { failed } of this.#pending.values()) failed(new Failure(0, plain('client-closed')))
    this.#pending.clear()
  }

  /** Switch to the view of another seat. */
  through(viewer: number): void {
    if (viewer !== this.viewer) this.#send(this.look(viewer))
  }

  /** Send an act; resolves when it is stored and its effect is shown. Rejects with the reason if it was refused. */
  act(doing: Doing): Promise<Ack> {
    if (this.connection === 'gone') return Promise.reject(new Failure(0, this.gone ?? plain('client-closed')))
    const act = { ...doing, id: newId() } as TableAct
    if (act.t === 'answer' && act.n === undefined) act.n = this.n // to the proposal that is seen
    if (act.t === 'sit' && !act.nonce) act.nonce = newNonce()
    return new Promise((done, failed) => {
      this.#pending.set(act.id, { act, at: Date.now(), done, failed })
      this.waiting = this.#pending.size
      this.#nudge = NUDGE
      this.#send(act)
    })
  }

  /** Make a move, in notation. `n`: the counter when one decided. */
  move(text: string, seat = this.viewer): Promise<Ack> {
    return this.act({ t: 'move', text, seat, n: this.n })
  }

  /** Ask, once for each question of the table, what its choices would bring. */
  askEffects(): void {
    const asked = this.#questions.get('effects')
    if (this.effects?.n === this.n || (asked?.t === 'effects' && asked.n === this.n)) return
    this.#ask({ t: 'effects', n: this.n })
  }

  /** Ask what can be added to the pieces of a set. */
  askFits(chosen: readonly string[]): void {
    this.#ask({ t: 'fits', n: this.n, chosen: [...chosen] })
  }

  #ask(question: ClientMessage & { t: 'effects' | 'fits' }): void {
    this.#questions.set(question.t, question)
    this.#send(question)
  }

  /** Touch a piece that no choice names. Never resolves; rejects with what it would mean and why it is not possible. */
  touch(piece: string): Promise<never> {
    const id = newId()
    return new Promise((_, failed) => {
      this.#touched.set(id, failed)
      this.#send({ t: 'touch', id, piece })
    })
  }

  /** Tell the server that the person has seen everything up to here. */
  saw(): void {
    if (document.visibilityState === 'visible' && this.scene && this.n > this.#seen && this.viewer !== GALLERY) {
      this.#seen = this.n
      this.#send({ t: 'saw', n: this.n })
    }
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.ahead
  }

  /** Try to connect at once. */
  retry = (): void => this.#hurry()

  // Staying connected

  #connect = (): void => {
    if (this.#closed || this.connection === 'gone') return
    clearTimeout(this.#timer)
    const address = new URL(`/api/tables/${this.table}/live`, location.href)
    if (this.invite) address.searchParams.set('invite', this.invite)
    if (this.wantsLayout) address.searchParams.set('layout', '1')
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => {
      this.#send(this.reconnected())
      this.#repeat()
    }
    // The answer may come before the picture that shows what was pressed, and may change the whole board.
    const heard = (hear: () => void) => () => {
      if (this.#socket === socket) hear()
    }
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      afterPress(heard(() => this.#take(JSON.parse(data) as ServerMessage)))
    socket.onclose = () => afterPress(heard(() => this.#lost()))
  }

  #lost(): void {
    this.#socket = null
    if (this.#closed || this.connection === 'gone') return
    this.connection = 'lost'
    const asked = (this.#back ?? 0) * 1000
    this.#back = null
    const backoff = this.#failures ? Math.min(LONGEST_WAIT, 100 * 2 ** this.#failures) * (0.5 + Math.random() / 2) : 0
    this.#failures += 1
    this.retryAt = Date.now() + asked + backoff
    this.#timer = setTimeout(this.#connect, asked + backoff)
  }

  #hurry = (): void => {
    if (this.connection === 'lost' && !this.#socket) {
      this.#failures = 0
      this.#connect()
    }
  }

  /** The network is gone, which a socket notices much later. If the server is on this machine, a new socket opens at once. */
  #cut = (): void => {
    if (this.#socket) this.#abandon()
  }

  #visible = (): void => {
    if (document.visibilityState !== 'visible') return
    this.#hurry()
    this.saw()
    if (this.#socket?.readyState === WebSocket.OPEN && Date.now() - this.#heardAt > SILENCE) this.#send({ t: 'ping' })
  }

  /** Every second: ask again for what was not answered, and notice a connection that died silently. */
  #beat = (): void => {
    const quiet = Date.now() - this.#heardAt
    this.slow = this.#overdue(quiet)
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if ((this.#pending.size || this.looking) && quiet > this.#nudge) {
        this.#nudge = Math.min(2 * this.#nudge, LONGEST_WAIT)
        this.#send(this.look())
        this.#repeat()
      }
      if (quiet > SILENCE && quiet < SILENCE + 1500) this.#send({ t: 'ping' })
      if (quiet > 1.5 * SILENCE) this.#abandon()
    } else if (this.#socket && quiet > LONGEST_WAIT) {
      this.#abandon() // it has been connecting for too long
    }
  }

  #overdue(quiet: number): boolean {
    return quiet > SLOW && [...this.#pending.values()].some(({ at }) => Date.now() - at > SLOW)
  }

  #abandon(): void {
    const socket = this.#socket
    this.#lost()
    socket?.close()
  }

  #repeat(): void {
    for (const { act } of this.#pending.values()) this.#send(act)
    for (const question of this.#questions.values()) this.#send(question)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  // Receiving

  #take(message: ServerMessage): void {
    this.#heardAt = Date.now()
    this.#nudge = NUDGE
    this.#failures = 0
    this.slow = false
    if (this.connection !== 'gone') this.connection = 'open'
    switch (message.t) {
      case 'ack':
        this.#acknowledged(message)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'effects':
        this.effects = message
        this.#questions.delete('effects')
        break
      case 'fits':
        this.fits = message
        this.#questions.delete('fits')
        break
      case 'bye':
        this.#bye(message)
        break
      case 'trouble':
        this.trouble(message.line)
        break
      default:
        if (!this.hear(message)) this.#send(this.look())
        if (message.t === 'update' && message.ack)
          this.#acknowledged({ t: 'ack', id: message.ack, n: message.n, table: '' })
    }
    this.#goOn()
  }

  /** A message of ours was not understood; pages may show it. */
  trouble: (line: Line) => void = () => {}

  #bye(bye: Bye): void {
    this.#back = bye.back
    if (bye.back >= 0) return
    this.gone = bye.line
    this.connection = 'gone'
    for (const { failed } of this.#pending.values()) failed(new Failure(0, bye.line))
    this.#pending.clear()
    this.waiting = 0
  }

  #acknowledged(ack: Ack): void {
    const waiting = this.#pending.get(ack.id)
    if (waiting) waiting.ack = ack
  }

  #refused(no: Refused): void {
    const waiting = this.#pending.get(no.id)
    this.#pending.delete(no.id)
    this.waiting = this.#pending.size
    const failed = waiting?.failed ?? this.#touched.get(no.id)
    this.#touched.delete(no.id)
    failed?.(new Failure(409, no.line, no.clause))
  }

  /** Acts count as done when their effect is shown. */
  #goOn(): void {
    for (const [id, { ack, done }] of this.#pending) {
      if (ack && (ack.n <= this.n || this.viewer === GALLERY)) {
        this.#pending.delete(id)
        done(ack)
      }
    }
    this.waiting = this.#pending.size
  }
}

function plain(key: string): Line {
  return { key, args: {}, touches: [] }
}
