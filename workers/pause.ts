/** Lets the event loop do other work between steps of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
