import { describe, expect, test } from 'vitest'
import { keyBytes, pageAbility, pushAbility, sameKey, type Browser } from '../src/lib/notification-support'
import { isLocalHost } from '../src/lib/server.svelte'
import { TurnWatcher } from '../src/lib/turn-watcher'
import { invitation } from '../src/table/invitation'

describe('being told that it is one’s turn', () => {
  function watched() {
    const told: string[] = []
    let work: (() => void) | null = null
    const turns = new TurnWatcher(
      (mine, text, fresh) => told.push(`${mine ? 'mine' : 'theirs'} ${text} ${fresh ? 'fresh' : 'known'}`.trim()),
      (later) => (work = later),
    )
    const settle = () => {
      const now = work
      work = null
      now?.()
    }
    return { told, turns, settle }
  }

  test('what is so when the page opens is shown, but nobody is called', () => {
    const { told, turns, settle } = watched()
    turns.say('/tables/a', true, 'lay')
    settle()
    expect(told).toEqual(['mine lay known'])
  })

  test('once, however often the page says so', () => {
    const { told, turns, settle } = watched()
    turns.say('/tables/a', false, '')
    settle()
    turns.say('/tables/a', true, 'lay 1 of 2')
    settle()
    turns.say('/tables/a', false, '') // the page renders anew
    turns.say('/tables/a', true, 'lay 2 of 2')
    settle()
    turns.say('/tables/a', false, '')
    settle()
    expect(told).toEqual(['theirs  known', 'mine lay 1 of 2 fresh', 'theirs  known'])
  })

  test('whoever was not asked when the page opened is called, also if that is told late', () => {
    const { told, turns, settle } = watched()
    turns.open('/tables/a', false)
    turns.say('/tables/a', true, 'lay')
    settle()
    expect(told).toEqual(['theirs  known', 'mine lay fresh'])
  })

  test('whoever was asked when the page opened is not called, and it is told once', () => {
    const { told, turns, settle } = watched()
    turns.open('/tables/a', true)
    turns.say('/tables/a', true, 'lay')
    settle()
    turns.open('/tables/a', false) // the page is drawn anew
    expect(told).toEqual(['mine  known'])
  })

  test('another table begins anew', () => {
    const { told, turns, settle } = watched()
    turns.say('/tables/a', false, '')
    settle()
    turns.say('/tables/b', true, 'buy')
    settle()
    expect(told.at(-1)).toBe('mine buy known')
  })
})

describe('what a browser can do', () => {
  const able: Browser = { secure: true, notifications: 'default', worker: true, push: true, apple: false }

  test.each([
    [{}, 'able', 'able'],
    [{ notifications: 'granted' }, 'able', 'able'],
    [{ notifications: 'denied' }, 'blocked', 'blocked'],
    [{ secure: false, worker: false }, 'insecure', 'insecure'],
    [{ push: false }, 'able', 'unable'],
    [{ notifications: null, push: false }, 'unable', 'unable'],
    [{ notifications: null, push: false, apple: true }, 'install', 'install'],
    [{ push: false, apple: true }, 'able', 'install'],
  ] as [Partial<Browser>, string, string][])('%j', (differs, page, push) => {
    const browser = { ...able, ...differs }
    expect([pageAbility(browser), pushAbility(browser)]).toEqual([page, push])
  })

  test('keys as browsers want them', () => {
    expect([...keyBytes('BP-_')]).toEqual([4, 255, 191])
    expect(sameKey(new Uint8Array([4, 255, 191]).buffer, 'BP-_')).toBe(true)
    expect(sameKey(new Uint8Array([4, 255, 190]).buffer, 'BP-_')).toBe(false)
    expect(sameKey(null, 'BP-_')).toBe(false)
  })
})

describe('inviting', () => {
  test('a link leads to the table and carries the word', () => {
    expect(invitation('http://192.168.1.2:8080', 'T-a_1', 'w&d')).toBe(
      'http://192.168.1.2:8080/tables/T-a_1?invite=w%26d',
    )
    expect(invitation('https://play.example.org', 'x', '')).toBe('https://play.example.org/tables/x')
  })

  test('some addresses are good for this machine only', () => {
    for (const name of ['localhost', 'tablee.localhost', '127.0.0.1', '[::1]'])
      expect(isLocalHost(name), name).toBe(true)
    for (const name of ['192.168.1.2', 'example.org', 'localhost.example.org', '1127.0.0.1'])
      expect(isLocalHost(name), name).toBe(false)
  })
})
