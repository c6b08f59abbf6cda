// Calls somebody whose page is closed or in the background: shows what the server sends, and opens the table when it is
// touched. Nothing is kept here and no request passes through here: the page always comes from the server.

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data?.path)))
})

function read(data) {
  try {
    return data.json()
  } catch {
    return {}
  }
}

async function show(said) {
  const path = ownPath(said.path)
  await registration.showNotification(String(said.title || 'Tablée'), {
    body: String(said.body || ''),
    tag: String(said.tag || 'tablee'),
    icon: '/icon-192.png',
    renotify: true,
    data: { path },
  })
}

/** To the tab that shows this table, or a new one. */
async function open(path) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => new URL(tab.url).pathname === path)
  if (there) await there.focus()
  else await clients.openWindow(path)
}

/** A path of our own, whatever was sent. */
function ownPath(path) {
  try {
    const address = new URL(String(path || '/'), location.origin)
    return address.origin === location.origin ? address.pathname : '/'
  } catch {
    return '/'
  }
}
