/** What the poster of an event shows, on a field of 112. Fetched with the first event. */
const SCENES: Record<string, string> = {
  ship: 'M14 74h84l-12 18H26ZM34 74V58h40l8 16M42 58V36h8v22M56 58V40h8v18',
  plane: 'M10 60 96 44l-6 12-70 14ZM50 52l10-26h8l-2 24ZM46 60l6 20h8l2-23Z',
  sun: 'M56 26a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z',
  cork: 'M46 90V64c0-6-6-8-6-16s8-12 16-12 16 4 16 12-6 10-6 16v26Z',
  frost: 'M56 24v60M30 39l52 30M82 39 30 69M48 30l8 6 8-6M48 78l8-6 8 6',
  grapes:
    'M56 92c-8 0-10-6-10-10-8 0-10-6-9-11-7-3-7-14 0-17 0-9 9-13 14-9 3-5 10-5 12 0 5-4 14 0 14 9 7 3 7 14 0 17 0 5-2 11-10 11 0 4-2 10-11 10Z',
  coins:
    'M30 80a22 7 0 0 1 44 0 22 7 0 0 1-44 0M34 66a22 7 0 0 1 44 0 22 7 0 0 1-44 0M30 52a22 7 0 0 1 44 0 22 7 0 0 1-44 0',
}
const SCENE: Record<string, string> = {
  'air-strike': 'plane',
  'sea-strike': 'ship',
  'sales-down': 'ship',
  'sales-up': 'ship',
  climate: 'sun',
  pandemic: 'frost',
  corks: 'cork',
  subsidies: 'coins',
  hazard: 'frost',
  quality: 'grapes',
}

export const scene = (kind: string): string | undefined => SCENES[SCENE[kind] ?? 'sun']
