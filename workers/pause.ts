/** Lets the event loop turn during long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
