/** In place of the provider's library's own: it keeps nothing on the device, and loads where a browser refuses to keep anything. */
export const createWebStorage = () => undefined;
