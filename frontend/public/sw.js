// Wakes the player when it is their turn, also while no page is open; it keeps nothing and answers no requests.
self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, data: url }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const where = new URL(event.notification.data, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === where);
      return open ? open.focus() : self.clients.openWindow(where);
    }),
  );
});
