/** The platform's `fetch`, which takes async iterables as bodies although its types, which are those of browsers, do not say so. */
import type { Fetch } from '../../shared/remote';

export const platformFetch: Fetch = (url, init) => fetch(url, init as unknown as RequestInit);
